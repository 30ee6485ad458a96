import * as yup from 'yup';
import { RECEIPT_MS, RELEASE_MS } from './limits.ts';
import { API_NOTICE } from './messages.ts';
import { type Order, orderStands } from './order.ts';

/** Body of `PUT /orders/{orderId}/received`: the answer to "Did you get the phone?". */
export const receiveOrderBody = yup.object({
  received: yup.boolean().strict().typeError(API_NOTICE.receivedNeeded).required(API_NOTICE.receivedNeeded),
});
export type ReceiveOrderBody = yup.InferType<typeof receiveOrderBody>;

type Handed = Pick<Order<unknown>, 'status' | 'received' | 'tranId'> & {
  /** In ms; undefined where no seller handed it over in person. */
  handedOverMs: number | undefined;
};

/**
 * `open`: the buyer is asked. Seven days of silence count as received (architecture "Money"), three where he paid online:
 * then the money is the seller's.
 */
export type Receipt = 'none' | 'open' | 'received' | 'missing';

/** Whether the buyer of a phone that was sold to him in person, or that he paid for, got it. */
export function receiptOf({ status, received, tranId, handedOverMs }: Handed, nowMs: number): Receipt {
  if (status === 'paid') return received === false ? 'missing' : 'open';
  if (status !== 'handedOver' || handedOverMs === undefined) return 'none';
  if (received !== undefined) return received ? 'received' : 'missing';
  return nowMs - handedOverMs < (tranId === undefined ? RECEIPT_MS : RELEASE_MS) ? 'open' : 'received';
}

/**
 * The move "received": its buyer says whether he got the phone. A no may become a yes later, never the other way round.
 * @returns what it changes, null where he has said so already
 * @throws DomainError `conflict` where he is not asked, or a yes counts already
 */
export function receive(
  order: Handed,
  received: boolean,
  nowMs: number,
): { received: false } | { received: true; isPaid: true } | null {
  // One that was paid online moves with its money (heldMoney.ts).
  if (order.status === 'paid') {
    throw orderStands(order.status);
  }
  if (order.received === received) return null;
  const receipt = receiptOf(order, nowMs);
  if (receipt === 'none' || (receipt === 'received' && !received)) {
    throw orderStands(order.status);
  }
  return received ? { received, isPaid: true } : { received };
}
