import { type Call, callApi } from './client.ts';

/** What the API does to a booking; the last word of the call's path. */
export type OrderAct = 'decline' | 'hand-over' | 'received';

type Outcome = { acknowledged: boolean; matchedCount: number; modifiedCount: number };

/** Rows of the domain's ENDPOINTS, repeated because that table brings every schema with it (a test compares). */
export const orderCall = (act: OrderAct): Call => ({
  method: 'PUT',
  path: `/orders/{orderId}/${act}`,
  token: 'any',
});

async function act(name: OrderAct, orderId: string, body?: object): Promise<boolean> {
  const options = { params: { orderId }, ...(body !== undefined && { body }) };
  return (await callApi<Outcome>(orderCall(name), options)).modifiedCount > 0;
}

/**
 * The seller declines a booking.
 * @returns false where it is declined already
 * @throws ApiError with words for a person; DomainError where there is no line
 */
export const declineOrder = (orderId: string) => act('decline', orderId);

/**
 * The seller hands the phone over to who has booked it, which sells it.
 * @returns false where it is handed over already
 * @throws as {@link declineOrder}
 */
export const handOverOrder = (orderId: string) => act('hand-over', orderId);

/**
 * The buyer says whether he got the phone.
 * @returns false where he has said so already
 * @throws as {@link declineOrder}
 */
export const receiveOrder = (orderId: string, received: boolean) => act('received', orderId, { received });
