import { QUERIES, WISH_KINDS, type Wish, wishPath } from '@bns/domain';
import type { Timestamp } from 'firebase-admin/firestore';
import { db } from '../firebase.ts';
import { type ListPage, listPage, type PageAsked } from './listPage.ts';
import { hasCode, STATUS } from './status.ts';
import { wholeRows } from './wholeRows.ts';

export type StoredWish = Wish<Timestamp>;

/** A person's wishes, newest first. */
export async function listWishes(buyerId: string, asked: PageAsked): Promise<ListPage<StoredWish>> {
  const found = await listPage<StoredWish>(QUERIES.wishesOfBuyer, [buyerId], asked);
  return wholeRows(found, WISH_KINDS, ['time', QUERIES.wishesOfBuyer.orderBy[0]]);
}

/** @returns false where there is no such wish */
export async function removeWish(buyerId: string, productId: string): Promise<boolean> {
  try {
    await db.doc(wishPath(buyerId, productId)).delete({ exists: true });
    return true;
  } catch (error) {
    if (hasCode(error, STATUS.notFound, STATUS.failedPrecondition)) return false;
    throw error;
  }
}
