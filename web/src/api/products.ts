import type { EditProductBody } from '@bns/domain';
import { type Call, callApi } from './client.ts';

/** A row of the domain's ENDPOINTS, repeated because that table brings every schema with it (a test compares). */
export const removeProductCall: Call = { method: 'PUT', path: '/products/{productId}', token: 'any' };

/**
 * Takes another person's phone off the market, as an admin may: through the API, which writes down who did it. Own
 * phones are deleted in Firestore.
 * @throws ApiError with words for a person
 */
export async function removeProduct(productId: string): Promise<void> {
  await callApi<{ acknowledged: boolean; deletedCount: number }>(removeProductCall, {
    params: { productId },
  });
}

/** As {@link removeProductCall}. */
export const sellProductCall: Call = { method: 'PUT', path: '/products/{productId}/sold', token: 'any' };

/**
 * An own phone is sold in person.
 * @param orderId the booking that it is sold to; undefined for somebody else
 * @returns false where it has been sold so already
 * @throws ApiError with words for a person
 */
export async function sellProduct(productId: string, orderId: string | undefined): Promise<boolean> {
  const body = orderId === undefined ? {} : { orderId };
  const options = { params: { productId }, body };
  const { modifiedCount } = await callApi<{ modifiedCount: number }>(sellProductCall, options);
  return modifiedCount > 0;
}

/** As {@link removeProductCall}. */
export const editProductCall: Call = { method: 'PATCH', path: '/products/{productId}', token: 'any' };

/**
 * Edits an own phone whose number was lost: nobody but the server can add one. All others are edited in Firestore.
 * @param body what is left out stays
 * @returns false where it says all of that already
 * @throws ApiError with words for a person
 */
export async function editProduct(productId: string, body: EditProductBody): Promise<boolean> {
  const options = { params: { productId }, body };
  const { modifiedCount } = await callApi<{ modifiedCount: number }>(editProductCall, options);
  return modifiedCount > 0;
}
