import type { AnyObjectSchema } from 'yup';
import type { USES } from './limits.ts';
import { postProductBody } from './listing.ts';
import { ORDER_ID } from './order.ts';
import type { Action } from './policy.ts';
import { PRODUCT_ID } from './product.ts';
import { jwtBody, putUserBody } from './userForms.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Which bearer a call takes: none is looked at, a Firebase ID token or a session token, or an ID token alone
 * (rest-api contract, "Who asks").
 */
export type TokenKind = 'none' | 'any' | 'id';

/** What a call counts as, for the limits on how often one person, or one address, may make it; null: as nothing. */
export type UseKind = keyof typeof USES;

export type Endpoint = {
  method: Method;
  /** Below `/api`; `{name}` is a parameter. */
  path: string;
  token: TokenKind;
  /** The row of the policy table that decides; null where anyone may call. */
  action: Action | null;
  /** Whether `?email=` names whom it is about. */
  email: 'required' | 'none';
  /**
   * By what the policy judges the caller: a person (`?email=`, else himself), that person as the seller of his phones,
   * the phone of `productId` (in the path, else in the body), or the order of `{orderId}`.
   */
  about: 'person' | 'seller' | 'phone' | 'order';
  /** What else the query may hold; other keys are refused. */
  query: AnyObjectSchema | null;
  body: AnyObjectSchema | 'multipart' | null;
  counts: UseKind | null;
  /** Whether it takes an Idempotency-Key. */
  keyed: boolean;
  /** Whether the CDN may keep the answer for everybody. */
  cache: 'public' | 'private';
};

/**
 * What the parameters of paths look like. Anything else is the address of nothing, and never becomes part of a
 * document's path.
 */
export const PARAMS: Readonly<Record<string, RegExp>> = {
  productId: PRODUCT_ID,
  categoryId: /^.{1,100}$/u,
  orderId: ORDER_ID,
};

/**
 * The REST calls as data (spec §7, rest-api contract). The function refuses to start if one of them has no
 * handler; paths with fixed words stand before those with parameters.
 */
export const ENDPOINTS = {
  healthz: row('GET', '/healthz', { token: 'none', action: null, cache: 'private' }),
  landing: row('GET', '/landing', { token: 'none', action: null, cache: 'public' }),
  listCategories: row('GET', '/products/categories', { token: 'none', action: null, cache: 'public' }),
  userStatus: row('GET', '/users/user-status', { action: 'user.status', email: 'required' }),
  putUser: row('PUT', '/users', { token: 'id', action: 'user.put', email: 'required', body: putUserBody }),
  createSessionToken: row('POST', '/users/jwt', {
    token: 'id',
    action: 'user.token',
    body: jwtBody,
    counts: 'tokens',
    keyed: false,
  }),
  makeAdmin: row('PUT', '/users/admin', { action: 'user.makeAdmin', email: 'required' }),
  verify: row('PUT', '/users/verify', { action: 'user.verify', email: 'required' }),
  unverify: row('PUT', '/users/unverify', { action: 'user.unverify', email: 'required' }),
  removePerson: row('PUT', '/users/delete', { action: 'user.remove', email: 'required' }),
  becomeSeller: row('PUT', '/users/seller', { action: 'user.becomeSeller', email: 'required' }),
  postProduct: row('POST', '/products', { action: 'product.create', body: postProductBody }),
  dismissReport: row('PUT', '/products/reported-products/{productId}/dismiss', { action: 'report.dismiss' }),
  deleteProduct: row('PUT', '/products/{productId}', { action: 'product.delete', about: 'phone' }),
  uploadImage: row('POST', '/images', { action: 'image.upload', body: 'multipart', counts: 'images' }),
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof ENDPOINTS;

function row(
  method: Method,
  path: string,
  rest: Partial<Omit<Endpoint, 'method' | 'path'>> & Pick<Endpoint, 'action'>,
): Endpoint {
  return {
    method,
    path,
    token: 'any',
    email: 'none',
    about: 'person',
    query: null,
    body: null,
    counts: method === 'GET' ? null : 'writes',
    keyed: method !== 'GET',
    cache: 'private',
    ...rest,
  };
}
