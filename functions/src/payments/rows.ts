import {
  type Order,
  orderPath,
  type Payment,
  type PaymentFacts,
  paymentPath,
  type Product,
  productPath,
  type Reservation,
  reservationPath,
} from '@bns/domain';
import type { Documents, Look } from './documents.ts';

/** A payment as it is now; 1 read. */
export async function readPayment(
  { read }: Pick<Documents, 'read'>,
  tranId: string,
): Promise<Payment<Date> | undefined> {
  return (await read(paymentPath(tranId)))?.data as Payment<Date> | undefined;
}

/** What a transaction has found of a payment. */
export type PaymentSeen = Omit<PaymentFacts, 'order' | 'product'> & {
  order: Order<Date> | undefined;
  product: Product<Date> | undefined;
};

/** A payment with its order, phone and reservation, as one transaction sees them; 4 reads. Undefined: no such payment. */
export async function seePayment(
  look: Look,
  tranId: string,
  nowMs: number,
): Promise<PaymentSeen | undefined> {
  const [found] = await look(paymentPath(tranId));
  if (found === undefined) return undefined;
  const payment = found as unknown as Payment<Date>;
  const { buyerId, productId } = payment;
  const [order, product, reservation] = await look(
    orderPath(buyerId, productId),
    productPath(productId),
    reservationPath(productId),
  );
  return {
    tranId,
    payment,
    order: order as Order<Date> | undefined,
    product: product as Product<Date> | undefined,
    reservation: reservation as Reservation<Date> | undefined,
    nowMs,
  };
}
