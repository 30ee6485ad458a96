import type { Call } from '../api/client.ts';

/** Rows of the domain's ENDPOINTS, repeated because that table brings every schema with it (a test compares). */
export const putUserCall: Call = { method: 'PUT', path: '/users', token: 'id' };
export const createSessionTokenCall: Call = { method: 'POST', path: '/users/jwt', token: 'id' };
export const becomeSellerCall: Call = { method: 'PUT', path: '/users/seller', token: 'any' };
