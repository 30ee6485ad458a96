import type { AnyObjectSchema } from 'yup';
import { putOrderBody, putReportBody, putWishBody } from './copyBodies.ts';
import type { USES } from './limits.ts';
import { postProductBody } from './listing.ts';
import { putCategoryBody } from './categoryForm.ts';
import { editProductBody } from './editing.ts';
import { phonesOfBrandQuery, phonesQuery } from './findingQuery.ts';
import { ORDER_ID } from './order.ts';
import { pageQuery, peopleQuery } from './paging.ts';
import { TRAN_ID } from './payment.ts';
import { decidePaymentBody, paidOutBody, startPaymentBody } from './paymentBodies.ts';
import { payoutAccountBody } from './payoutAccount.ts';
import type { Action } from './policy.ts';
import { advertiseProductBody } from './productForms.ts';
import { PRODUCT_ID } from './productId.ts';
import { receiveOrderBody } from './receipt.ts';
import { sellProductBody } from './selling.ts';
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
   * the phone of `productId` or the order of `orderId` (in the path, else in the body), or the payment of `{tranId}`.
   */
  about: 'person' | 'seller' | 'phone' | 'order' | 'payment';
  /** What else the query may hold; other keys are refused. */
  query: AnyObjectSchema | null;
  /** `form`: what the payment gateway posts, read by its own client. */
  body: AnyObjectSchema | 'multipart' | 'form' | null;
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
  /** Which of them a brand may have the domain says (writeCategory). */
  slug: /^.{1,100}$/u,
  categoryId: /^.+$/su,
  orderId: ORDER_ID,
  tranId: TRAN_ID,
};

/**
 * The REST calls as data (spec §7, rest-api contract). The function refuses to start if one of them has no
 * handler; paths with fixed words stand before those with parameters.
 */
export const ENDPOINTS = {
  healthz: row('GET', '/healthz', { token: 'none', action: null, cache: 'private' }),
  openapi: row('GET', '/openapi.json', { token: 'none', action: null, cache: 'public' }),
  landing: row('GET', '/landing', { token: 'none', action: null, cache: 'public' }),
  listCategories: row('GET', '/products/categories', { token: 'none', action: null, cache: 'public' }),
  userStatus: row('GET', '/users/user-status', { action: 'user.status', email: 'required' }),
  putUser: row('PUT', '/users', { token: 'id', action: 'user.put', email: 'required', body: putUserBody }),
  listUsers: row('GET', '/users', { action: 'user.list', email: 'required', query: peopleQuery }),
  listSellers: row('GET', '/users/sellers', { action: 'user.list', email: 'required', query: peopleQuery }),
  putCategory: row('PUT', '/categories/{slug}', { action: 'category.write', body: putCategoryBody }),
  auditLog: row('GET', '/audit-log', { action: 'auditEntry.list', query: pageQuery }),
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
  listProducts: row('GET', '/products', { token: 'none', action: null, query: phonesQuery, cache: 'public' }),
  postProduct: row('POST', '/products', { action: 'product.create', body: postProductBody }),
  putReport: row('PUT', '/products/reported-products', {
    action: 'reporter.create',
    about: 'phone',
    body: putReportBody,
    counts: 'reports',
  }),
  listReports: row('GET', '/products/reported-products', {
    action: 'report.list',
    email: 'required',
    query: pageQuery,
  }),
  dismissReport: row('PUT', '/products/reported-products/{productId}/dismiss', { action: 'report.dismiss' }),
  advertiseProduct: row('PATCH', '/products', {
    action: 'product.advertise',
    about: 'phone',
    body: advertiseProductBody,
  }),
  sellProduct: row('PUT', '/products/{productId}/sold', {
    action: 'product.sell',
    about: 'phone',
    body: sellProductBody,
  }),
  editProduct: row('PATCH', '/products/{productId}', {
    action: 'product.update',
    about: 'phone',
    body: editProductBody,
  }),
  deleteProduct: row('PUT', '/products/{productId}', { action: 'product.delete', about: 'phone' }),
  getPhone: row('GET', '/phones/{productId}', { token: 'none', action: null, cache: 'public' }),
  phoneAround: row('GET', '/phones/{productId}/around', { token: 'none', action: null, cache: 'public' }),
  myProducts: row('GET', '/users/my-products', {
    action: 'product.listOfSeller',
    email: 'required',
    about: 'seller',
    query: pageQuery,
  }),
  listCategory: row('GET', '/products/{categoryId}', {
    token: 'none',
    action: null,
    query: phonesOfBrandQuery,
    cache: 'public',
  }),
  putWish: row('PUT', '/wishlists', { action: 'wish.create', about: 'phone', body: putWishBody }),
  listWishes: row('GET', '/wishlists', { action: 'wish.list', email: 'required', query: pageQuery }),
  deleteWish: row('DELETE', '/wishlists/{productId}', { action: 'wish.delete' }),
  putOrder: row('PUT', '/orders', { action: 'order.create', about: 'phone', body: putOrderBody }),
  listOrders: row('GET', '/orders', { action: 'order.list', email: 'required', query: pageQuery }),
  cancelOrder: row('PUT', '/orders/{orderId}/cancel', { action: 'order.cancel', about: 'order' }),
  declineOrder: row('PUT', '/orders/{orderId}/decline', { action: 'order.decline', about: 'order' }),
  handOverOrder: row('PUT', '/orders/{orderId}/hand-over', { action: 'order.handOver', about: 'order' }),
  receiveOrder: row('PUT', '/orders/{orderId}/received', {
    action: 'order.receive',
    about: 'order',
    body: receiveOrderBody,
  }),
  myBookings: row('GET', '/users/my-bookings', {
    action: 'order.listOfPhones',
    email: 'required',
    about: 'seller',
    query: pageQuery,
  }),
  paymentMethods: row('GET', '/payments/methods', { token: 'none', action: null, cache: 'public' }),
  paymentSucceeded: gateway('/payments/callback/success'),
  paymentFailed: gateway('/payments/callback/fail'),
  paymentCancelled: gateway('/payments/callback/cancel'),
  paymentNotice: gateway('/payments/ipn'),
  startPayment: row('POST', '/payments', {
    action: 'payment.start',
    about: 'order',
    body: startPaymentBody,
    counts: 'payments',
  }),
  getPayment: row('GET', '/payments/{tranId}', { action: 'payment.get', about: 'payment' }),
  checkPayment: row('POST', '/payments/{tranId}/check', { action: 'payment.check', about: 'payment' }),
  decidePayment: row('PUT', '/payments/{tranId}/decide', {
    action: 'payment.decide',
    about: 'payment',
    body: decidePaymentBody,
  }),
  refundPayment: row('POST', '/payments/{tranId}/refund', { action: 'payment.refund', about: 'payment' }),
  seeRefund: row('PUT', '/payments/{tranId}/refunded', { action: 'payment.refund', about: 'payment' }),
  payOut: row('PUT', '/payments/{tranId}/paid-out', {
    action: 'payment.payOut',
    about: 'payment',
    body: paidOutBody,
  }),
  putPayoutAccount: row('PUT', '/users/payout-account', {
    action: 'payoutAccount.put',
    email: 'required',
    body: payoutAccountBody,
  }),
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

/** A message of the payment gateway, from a buyer's browser or from itself: it proves nothing, so it needs no bearer. */
function gateway(path: string): Endpoint {
  return row('POST', path, { token: 'none', action: null, body: 'form', counts: null, keyed: false });
}
