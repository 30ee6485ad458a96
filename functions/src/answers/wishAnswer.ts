import type { WishAnswer } from '@bns/domain';
import type { StoredWish } from '../store/wishes.ts';
import { productAnswer } from './productAnswer.ts';

/** A whole wish, for whoever wishes. */
export function wishAnswer(id: string, wish: StoredWish): WishAnswer {
  const { productId, buyerEmail, buyerName, addedAt, productGone = false } = wish;
  const added = addedAt.toDate().toISOString();
  return { ...productAnswer(id, wish), productId, buyerEmail, buyerName, addedAt: added, productGone };
}
