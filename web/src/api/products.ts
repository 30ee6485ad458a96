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
