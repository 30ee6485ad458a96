import type { Buyer } from '@bns/domain';

/** Who wishes or books, as domain's `newWish` and `newOrder` take him. */
export function aBuyer(over: Partial<Buyer> = {}): Buyer {
  return { uid: 'buyer', name: 'Buyer', email: 'buyer@bns.test', ...over };
}
