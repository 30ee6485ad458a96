import { newOrder, type Order, type Product } from '@bns/domain';
import { aBuyer } from './aBuyer.ts';
import { aProduct } from './aProduct.ts';
import { aMoment, type MakeTime } from './moment.ts';

type Booked<Time> = { productId: string; product: Product<Time> };

/** `orders/{buyerId}_{productId}`: the buyer's booking of a phone. */
export function anOrder<Time>(
  make: MakeTime<Time>,
  { productId, product }: Booked<Time> = { productId: 'phone', product: aProduct(make) },
  over: Partial<Order<Time>> = {},
): Order<Time> {
  const booking = { productId, product, buyer: aBuyer(), now: aMoment(make, 20) };
  const values = { buyerPhone: '01812345678', meetingLocation: 'Gate 2, New Market, Dhaka' };
  return { ...newOrder(booking, values, undefined), ...over };
}
