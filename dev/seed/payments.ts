import {
  newPayment,
  type Order,
  type Payment,
  type PayoutAccount,
  pairId,
  payoutAccount,
  POISHA_PER_TK,
  type Reservation,
  UNTIL_DECIDED,
} from '@bns/domain';
import type { Clock } from './clock.ts';
import { type Listing, productIdOf } from './listings.ts';
import { PAID_ONLINE } from './paidOnline.ts';
import { PEOPLE, type PersonId } from './people.ts';

/** Each payment with its id; its times are whole milliseconds, as the functions write them. */
type SeedPayment = { tranId: string; payment: Payment<Date> };

/** A quarter of the time since a phone was listed: after it was booked. */
const SHARE = 0.25;
/** From the payment service's message until it vouches for the money. */
const ANSWER_MS = 900;

function found<Row>(rows: readonly Row[], is: (row: Row) => boolean): Row {
  const row = rows.find(is);
  if (row === undefined) throw new Error('The seed pays for a phone that nobody has booked');
  return row;
}

/** What was paid online, as the payment service's answer left it. */
export function payments<Time>(
  clock: Clock<Time>,
  listings: readonly Listing<Time>[],
  orders: readonly Order<Time>[],
): SeedPayment[] {
  return PAID_ONLINE.map(({ tranId, by, phone, tookMs, payment: end }) => {
    const productId = productIdOf(phone);
    const { age } = found(listings, (listing) => listing.productId === productId);
    const order = found(orders, (one) => one.productId === productId && one.buyerId === by);
    const begun = clock.msAgo(age * SHARE);
    const paid = new Date(begun + tookMs);
    const { payment } = newPayment(tranId, pairId(by, productId), order, begun);
    const answerSeenAt = new Date(paid.getTime() - ANSWER_MS);
    const answer = { askedAt: paid, answerSeenAt, validatedAt: paid, updatedAt: paid };
    const taken = { taken: payment.amount * POISHA_PER_TK, valId: `SEED${tranId}`, nextCheckAt: null };
    return { tranId, payment: { ...payment, ...end, ...answer, ...taken } };
  });
}

/** A payment that waits for a decision holds its phone. */
export function reservations(all: readonly SeedPayment[]): { productId: string; data: Reservation<Date> }[] {
  const inReview = all.filter(({ payment }) => payment.state === 'review');
  return inReview.map(({ tranId, payment: { productId, buyerId } }) => ({
    productId,
    data: { tranId, buyerId, until: UNTIL_DECIDED },
  }));
}

/** Where the money of the seed's first seller goes. */
export function payoutAccounts<Time>(clock: Clock<Time>): { uid: PersonId; data: PayoutAccount<Time> }[] {
  const number = PEOPLE['seed-seller'].phone;
  const body = {
    kind: 'bkash',
    number,
    accountName: undefined,
    bankName: undefined,
    branch: undefined,
  } as const;
  return [{ uid: 'seed-seller', data: payoutAccount(body, clock.ago(0)) }];
}
