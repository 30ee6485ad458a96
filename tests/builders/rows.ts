import type { Order, ProductFields } from '@bns/domain';
import { pairId } from '@bns/domain';
import { anOrder } from './anOrder.ts';
import { aProduct } from './aProduct.ts';

/** Rows as the client's live lists hand them to screens: with an id, and Date or null for times. */

const makeDate = (seconds: number) => new Date(seconds * 1000);

type Time = Date | null;

export function aPhoneRow(over: Partial<ProductFields<Time> & { id: string }> = {}) {
  return { ...aProduct<Time>(makeDate), id: 'phone', ...over };
}

export function anOrderRow(over: Partial<Order<Time>> = {}) {
  const order = anOrder<Time>(makeDate, undefined, over);
  return { ...order, id: pairId(order.buyerId, order.productId) };
}
