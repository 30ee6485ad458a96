import { type Order, orderPath, pairId } from '@bns/domain';
import type { Timestamp } from 'firebase-admin/firestore';
import { anOrder } from '../builders/anOrder.ts';
import { aProduct } from '../builders/aProduct.ts';
import { aPhone } from './aPhone.ts';
import { at, db } from './behind.ts';

type Parties = { buyerId: string; sellerId: string };

/** Somebody's order of somebody's phone, which is on the market. */
export async function aBooking(
  { buyerId, sellerId }: Parties,
  over: Partial<Order<Timestamp>> = {},
): Promise<{ orderId: string; productId: string }> {
  const productId = await aPhone(sellerId);
  const order = anOrder(at, { productId, product: aProduct(at, { sellerId }) }, { buyerId, ...over });
  await db.doc(orderPath(buyerId, productId)).set(order);
  return { orderId: pairId(buyerId, productId), productId };
}
