import { type Call, callApi } from './client.ts';

/** A row of the domain's ENDPOINTS, repeated because that table brings every schema with it (a test compares). */
export const dismissReportCall: Call = {
  method: 'PUT',
  path: '/products/reported-products/{productId}/dismiss',
  token: 'any',
};

/**
 * Closes the reports of a phone; a later one opens them again.
 * @throws ApiError with words for a person, where somebody has just reported it again among them
 */
export async function dismissReport(productId: string): Promise<void> {
  await callApi<{ acknowledged: boolean }>(dismissReportCall, { params: { productId } });
}
