import { newPayment, type Order, type Payment, pairId } from '@bns/domain';

/** A time of its own, so that rows do not change from run to run. */
const BEGUN_MS = Date.UTC(2026, 0, 15, 10);

type Parties = Pick<Order<unknown>, 'productId' | 'buyerId' | 'sellerId'>;

/** `payments/{tranId}`: a buyer's attempt to pay for a phone; open unless it is said. */
export function aPayment(
  { productId, buyerId, sellerId }: Parties,
  over: Partial<Payment<Date>> = {},
): Payment<Date> {
  const order = {
    productId,
    buyerId,
    sellerId,
    title: 'Samsung Galaxy A54 5G 8/256',
    buyerName: 'Buyer',
    sellerName: 'Seller',
    resalePrice: 31_500,
  };
  const begun = over.createdAt?.getTime() ?? BEGUN_MS;
  const { payment } = newPayment('', pairId(buyerId, productId), order, begun);
  return { ...payment, state: 'open', ...over };
}
