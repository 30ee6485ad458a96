import {
  type Order,
  orderPath,
  pairId,
  type Payment,
  paymentPath,
  type PaymentState,
  productPath,
  reservationPath,
} from '@bns/domain';
import type { Timestamp } from 'firebase-admin/firestore';
import { localStore } from '../../dev/runFolder.ts';
import { gatewayAt } from '../../functions/src/outside/sslcommerz.ts';
import type { World } from '../../functions/src/payments/world.ts';
import { documents } from '../../functions/src/store/documents.ts';
import { anOrder } from '../builders/anOrder.ts';
import { aProduct } from '../builders/aProduct.ts';
import { aBooking } from './aBooking.ts';
import type { Account } from './accounts.ts';
import { aPerson } from './aPerson.ts';
import { ask, type Reply } from './ask.ts';
import { at, db } from './behind.ts';
import { switchGateway } from './sslcommerz.ts';

export const MINUTE = 60 * 1000;
export const HOUR = 60 * MINUTE;

export const site = process.env['BNS_SITE_URL'] ?? '';

export type Trade = { buyer: Account; seller: Account; admin: Account };

/** A buyer, a seller and an admin whom no other file knows. */
export async function aTrade(): Promise<Trade> {
  const [buyer, seller, admin] = await Promise.all([
    aPerson({ name: 'Buyer' }),
    aPerson({ isSeller: true, isVerified: true, name: 'Seller' }),
    aPerson({ isAdmin: true, name: 'Admin' }),
  ]);
  return { buyer, seller, admin };
}

export type Deal = { orderId: string; productId: string };

/** That buyer's booking of a new phone of that seller. */
export const aDeal = ({ buyer, seller }: Trade, over: Partial<Order<Timestamp>> = {}): Promise<Deal> =>
  aBooking({ buyerId: buyer.uid, sellerId: seller.uid }, over);

/** Somebody else's booking of the same phone; its id. */
export async function alsoBooked(
  { seller }: Pick<Trade, 'seller'>,
  productId: string,
  { uid }: Account,
  over: Partial<Order<Timestamp>> = {},
): Promise<string> {
  const product = aProduct(at, { sellerId: seller.uid });
  await db.doc(orderPath(uid, productId)).set(anOrder(at, { productId, product }, { buyerId: uid, ...over }));
  return pairId(uid, productId);
}

/** Presses Pay. */
export const pay = ({ token }: Account, orderId: string): Promise<Reply> =>
  ask('POST', '/payments', { token, body: { orderId } });

export type Attempt = Deal & { tranId: string };

/** A payment that has a session at the gateway. */
export async function anAttempt(trade: Trade, over: Partial<Order<Timestamp>> = {}): Promise<Attempt> {
  const deal = await aDeal(trade, over);
  const { status, body, text } = await pay(trade.buyer, deal.orderId);
  if (status !== 201) throw new Error(`Pay answered ${status} ${text}`);
  return { ...deal, tranId: String(body['tranId']) };
}

/** A payment of which the gateway's own message never comes. */
export async function unheard(trade: Trade): Promise<Attempt> {
  const attempt = await anAttempt(trade);
  await switchGateway({ ipn: 'never', tranId: attempt.tranId });
  return attempt;
}

/** Presses Check again. */
export const check = ({ token }: Account, { tranId }: Attempt): Promise<Reply> =>
  ask('POST', `/payments/${tranId}/check`, { token });

/** A payment's document as it is now; its times are the Admin SDK's. */
export const storedPayment = async (tranId: string): Promise<Payment<Timestamp>> =>
  (await db.doc(paymentPath(tranId)).get()).data() as Payment<Timestamp>;

/** An order's document as it is now. */
export const orderOf = async ({ orderId }: Pick<Deal, 'orderId'>): Promise<Order<Timestamp>> =>
  (await db.doc(`orders/${orderId}`).get()).data() as Order<Timestamp>;

/** All attempts to pay for a booking. */
export async function paymentsOf(orderId: string): Promise<(Payment<Timestamp> & { tranId: string })[]> {
  const { docs } = await db.collection('payments').where('orderId', '==', orderId).get();
  return docs.map((row) => ({ tranId: row.id, ...(row.data() as Payment<Timestamp>) }));
}

/** How a payment and all that hangs on it stands. */
export async function standing({ tranId, orderId, productId }: Attempt) {
  const [payment, order, product, reservation] = await db.getAll(
    db.doc(paymentPath(tranId)),
    db.doc(`orders/${orderId}`),
    db.doc(productPath(productId)),
    db.doc(reservationPath(productId)),
  );
  return {
    state: payment?.get('state') as PaymentState,
    reason: payment?.get('reason') as unknown,
    order: order?.get('status') as unknown,
    isPaid: order?.get('isPaid') as unknown,
    isSold: product?.get('isSold') as unknown,
    reservedBy: (reservation?.get('tranId') ?? null) as unknown,
  };
}

/** How all that stands of a phone that was bought. */
export const BOUGHT = {
  state: 'paid',
  reason: null,
  order: 'paid',
  isPaid: true,
  isSold: true,
  reservedBy: null,
} as const;

/** How all that stands while the buyer is at the gateway. */
export const waiting = (tranId: string) => ({
  state: 'open',
  reason: null,
  order: 'booked',
  isPaid: false,
  isSold: false,
  reservedBy: tranId,
});

/** How all that stands where nothing came of it. */
export const nothingBought = (state: PaymentState, reason: string | null = null) => ({
  state,
  reason,
  order: 'booked',
  isPaid: false,
  isSold: false,
  reservedBy: null,
});

type Otherwise = { only?: readonly string[]; password?: string; timeoutMs?: number };

/**
 * What the functions settle payments with, so much later.
 * @param only the payments that a reconciler finds due: other files have theirs
 */
export function worldLater(ms = 0, { only = [], ...otherwise }: Otherwise = {}): World {
  const at = (path: string) => `${site}/api/payments/${path}`;
  const gateway = gatewayAt({
    url: process.env['BNS_SSLCOMMERZ_URL'] ?? '',
    ...localStore,
    callbacks: {
      success: at('callback/success'),
      fail: at('callback/fail'),
      cancel: at('callback/cancel'),
      ipn: at('ipn'),
    },
    ...otherwise,
  });
  const due: World['documents']['due'] = async (now) => {
    const found = await documents.due(now, 10_000);
    return found.filter((tranId) => only.includes(tranId));
  };
  return { documents: { ...documents, due }, gateway, now: () => Date.now() + ms };
}

/** The time on a clock in Bangladesh, `20:45`. */
export const dhakaClock = (at: Timestamp) => new Date(at.toMillis() + 6 * HOUR).toISOString().slice(11, 16);

/** Ends the time for which a payment holds its phone. */
export async function endReservation({ productId, tranId }: Attempt): Promise<void> {
  const until = new Date(Date.now() - 1000);
  await db
    .batch()
    .update(db.doc(reservationPath(productId)), { until })
    .update(db.doc(paymentPath(tranId)), { until })
    .commit();
}
