import {
  orderPath,
  type Payment,
  type PaymentChanges,
  paymentPath,
  productPath,
  reservationPath,
} from '@bns/domain';
import type { Write } from './documents.ts';

type Of = { tranId: string; payment: Pick<Payment<Date>, 'buyerId' | 'productId'> };

/** A verdict of the domain as writes of one commit. */
export function writesOf({ tranId, payment: { buyerId, productId } }: Of, changes: PaymentChanges): Write[] {
  const { payment, order, product, reservation } = changes;
  return [
    { update: paymentPath(tranId), fields: payment },
    ...(order === undefined ? [] : [{ update: orderPath(buyerId, productId), fields: order }]),
    ...(product === undefined ? [] : [{ update: productPath(productId), fields: product }]),
    ...reservationWrites(reservationPath(productId), { tranId, buyerId }, reservation),
  ];
}

function reservationWrites(
  path: string,
  of: { tranId: string; buyerId: string },
  reservation: PaymentChanges['reservation'],
): Write[] {
  if (reservation === undefined) return [];
  return reservation === 'free' ? [{ remove: path }] : [{ put: path, fields: { ...of, ...reservation } }];
}
