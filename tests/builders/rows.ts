import type { Order, Payment, ProductFields, ReportedProduct, User } from '@bns/domain';
import { pairId } from '@bns/domain';
import { anOrder } from './anOrder.ts';
import { aPayment } from './aPayment.ts';
import { aProduct } from './aProduct.ts';
import { aUser } from './aUser.ts';
import { aMoment } from './moment.ts';

/** Rows as the client's live lists hand them to screens: with an id, and Date or null for times. */

const makeDate = (seconds: number) => new Date(seconds * 1000);

type Time = Date | null;

export function aPhoneRow(over: Partial<ProductFields<Time> & { id: string }> = {}) {
  return { ...aProduct<Time>(makeDate), id: 'phone', ...over };
}

export function anOrderRow(over: Partial<Order<Time>> = {}) {
  const order = anOrder<Time>(makeDate, undefined, over);
  return { ...order, id: pairId(order.buyerId, order.productId) };
}

export function aPersonRow(over: Partial<User<Time> & { id: string }> = {}) {
  return { ...aUser<Time>(makeDate), id: 'buyer', ...over };
}

export function aReportRow(over: Partial<ReportedProduct<Time>> = {}) {
  return {
    ...aPhoneRow(),
    productId: 'phone',
    reportCount: 3,
    reasons: { stolen: 2, fake: 1 },
    lastReportedAt: aMoment<Time>(makeDate, 30),
    state: 'open' as const,
    ...over,
  };
}

export function aPaymentRow(over: Partial<Payment<Time> & { id: string }> = {}) {
  const parties = { productId: 'phone', buyerId: 'buyer', sellerId: 'seller' };
  return { id: 'BNS1', ...aPayment(parties), ...over };
}
