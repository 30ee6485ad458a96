import type { AnyObjectSchema } from 'yup';
import { postProductBody } from './listing.ts';
import type { Action } from './policy.ts';
import { jwtBody, putUserBody } from './userForms.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Which bearer a call takes: none is looked at, a Firebase ID token or a session token, or an ID token alone
 * (rest-api contract, "Who asks").
 */
export type TokenKind = 'none' | 'any' | 'id';

export type Endpoint = {
  method: Method;
  /** Below `/api`; `{name}` is a parameter. */
  path: string;
  token: TokenKind;
  /** The row of the policy table that decides; null where anyone may call. */
  action: Action | null;
  /** Whether `?email=` names whom it is about. */
  email: 'required' | 'none';
  /** By what the policy judges the caller: a person (`?email=`, else himself), or the phone of `{productId}`. */
  about: 'person' | 'phone';
  body: AnyObjectSchema | 'multipart' | null;
  /** Whether the CDN may keep the answer for everybody. */
  cache: 'public' | 'private';
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
  createSessionToken: row('POST', '/users/jwt', { token: 'id', action: 'user.token', body: jwtBody }),
  makeAdmin: row('PUT', '/users/admin', { action: 'user.makeAdmin', email: 'required' }),
  verify: row('PUT', '/users/verify', { action: 'user.verify', email: 'required' }),
  unverify: row('PUT', '/users/unverify', { action: 'user.unverify', email: 'required' }),
  removePerson: row('PUT', '/users/delete', { action: 'user.remove', email: 'required' }),
  becomeSeller: row('PUT', '/users/seller', { action: 'user.becomeSeller', email: 'required' }),
  postProduct: row('POST', '/products', { action: 'product.create', body: postProductBody }),
  dismissReport: row('PUT', '/products/reported-products/{productId}/dismiss', { action: 'report.dismiss' }),
  deleteProduct: row('PUT', '/products/{productId}', { action: 'product.delete', about: 'phone' }),
  uploadImage: row('POST', '/images', { action: 'image.upload', body: 'multipart' }),
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
    body: null,
    cache: 'private',
    ...rest,
  };
}
