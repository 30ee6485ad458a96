import { newWish, type Product, type Wish } from '@bns/domain';
import { aBuyer } from './aBuyer.ts';
import { aProduct } from './aProduct.ts';
import { aMoment, type MakeTime } from './moment.ts';

type Wished<Time> = { productId: string; product: Product<Time> };

/** `wishlists/{buyerId}_{productId}`: the buyer's wish of a phone. */
export function aWish<Time>(
  make: MakeTime<Time>,
  { productId, product }: Wished<Time> = { productId: 'phone', product: aProduct(make) },
  over: Partial<Wish<Time>> = {},
): Wish<Time> {
  return { ...newWish(productId, product, aBuyer(), aMoment(make, 10)), ...over };
}
