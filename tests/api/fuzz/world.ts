import { randomUUID } from 'node:crypto';
import { orderPath, wishPath } from '@bns/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { atOnce } from '../../../dev/seed/atOnce.ts';
import { anOrder } from '../../builders/anOrder.ts';
import { aProduct } from '../../builders/aProduct.ts';
import { aWish } from '../../builders/aWish.ts';
import type { Account } from '../accounts.ts';
import { putBrand } from '../aListing.ts';
import { aPerson } from '../aPerson.ts';
import { aPhone } from '../aPhone.ts';
import { at, db } from '../behind.ts';

/** Enough people that nobody comes near a limit or the quota of a day. */
const EACH = 24;
const PHONES = 60;

export type World = {
  buyers: Account[];
  sellers: Account[];
  admins: Account[];
  /** Phones that stay on the market. */
  phones: { id: string; seller: Account }[];
};

export async function aWorld(): Promise<World> {
  await putBrand();
  const numbers = Array.from({ length: EACH }, (_, number) => number);
  const buyers = await atOnce(8, numbers, () => aPerson());
  const sellers = await atOnce(8, numbers, () => aPerson({ isSeller: true, isVerified: true }));
  const admins = await atOnce(8, numbers.slice(0, 12), () => aPerson({ isAdmin: true }));
  const phones = await atOnce(8, Array.from({ length: PHONES }), async () => {
    const seller = one(sellers, Math.random());
    return { id: await aPhone(seller.uid), seller };
  });
  return { buyers, sellers, admins, phones };
}

/** @param random 0 to 1 */
export function one<Item>(items: readonly Item[], random: number): Item {
  const item = items[Math.floor(random * items.length)];
  if (item === undefined) throw new Error('nobody is there');
  return item;
}

/** That buyer's booking of a new phone of that seller; its id. */
export async function anOrderOf(
  buyer: Account,
  seller: Account,
  status: 'booked' | 'handedOver',
): Promise<string> {
  const productId = await aPhone(seller.uid);
  const product = aProduct(at, { sellerId: seller.uid });
  const handed = status === 'handedOver' ? { handedOverAt: Timestamp.now() } : {};
  const path = orderPath(buyer.uid, productId);
  await db.doc(path).set(anOrder(at, { productId, product }, { buyerId: buyer.uid, status, ...handed }));
  return path.slice('orders/'.length);
}

/** That buyer's wish for a new phone; the phone's id. */
export async function aWishOf(buyer: Account): Promise<string> {
  const productId = randomUUID();
  await db
    .doc(wishPath(buyer.uid, productId))
    .set(aWish(at, { productId, product: aProduct(at) }, { buyerId: buyer.uid }));
  return productId;
}
