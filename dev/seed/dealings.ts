import {
  newOrder,
  newReporter,
  newWish,
  type Order,
  type Product,
  productFields,
  type ReportedProduct,
  type Reporter,
  type ReportReason,
  type Wish,
} from '@bns/domain';
import type { Clock } from './clock.ts';
import { type Listing, productIdOf } from './listings.ts';
import { PAID_ONLINE } from './paidOnline.ts';
import { buyerOf, PEOPLE, type PersonId } from './people.ts';

/** Bookings; `share` of the phone's age is how long ago it was booked. */
const BOOKINGS: readonly { by: PersonId; phone: string; share: number; at: string }[] = [
  { by: 'seed-buyer', phone: 's10e', share: 0.5, at: 'New Market, gate 2, Khulna' },
  { by: 'seed-buyer', phone: 'a55', share: 0.4, at: 'Mirpur 10 metro station, Dhaka' },
  { by: 'seed-buyer', phone: 'redmi-note-10', share: 0.2, at: 'Town Hall field, Cumilla' },
  { by: 'seed-buyer', phone: 'iphone-se-2020', share: 0.5, at: 'Zindabazar point, Sylhet' },
  { by: 'seed-buyer2', phone: 's10e', share: 0.6, at: 'Railway station, Khulna' },
  { by: 'seed-buyer2', phone: 'iphone-13', share: 0.3, at: 'মিরপুর ১০, স্টেডিয়ামের সামনে, ঢাকা' },
  { by: 'seed-buyer2', phone: 'tecno-spark-10', share: 0.5, at: 'Court station, Kushtia' },
  { by: 'seed-buyer2', phone: 'j7-prime', share: 0.5, at: 'Station Road, Tongi' },
];

const WISHES: readonly { by: PersonId; phones: readonly string[] }[] = [
  { by: 'seed-buyer', phones: ['pixel-9', 'z-flip5', 'iphone-se-2020', 'oneplus-11r'] },
  { by: 'seed-buyer2', phones: ['s24-ultra'] },
];

const REPORTS: readonly { by: PersonId; phone: string; share: number; reason: ReportReason; note: string }[] =
  [
    {
      by: 'seed-buyer',
      phone: 's24-fe',
      share: 0.6,
      reason: 'fake',
      note: 'The warranty card that he showed was of another model.',
    },
    { by: 'seed-buyer2', phone: 's24-fe', share: 0.4, reason: 'wrongPrice', note: '' },
    { by: 'seed-buyer', phone: 'infinix-note-30', share: 0.5, reason: 'badPicture', note: '' },
    {
      by: 'seed-buyer2',
      phone: 'infinix-note-30',
      share: 0.2,
      reason: 'badPicture',
      note: 'ছবির ফোনটা অন্য মডেলের মনে হচ্ছে।',
    },
  ];

function found<Time>(listings: readonly Listing<Time>[], phoneId: string): Listing<Time> {
  const one = listings.find(({ productId }) => productId === productIdOf(phoneId));
  if (one === undefined) throw new Error(`There is no phone ${phoneId}`);
  return one;
}

/** How a booking of a phone ended that was paid for online, or that its seller has sold in person since. */
function ended<Time>(clock: Clock<Time>, order: Order<Time>, age: number): Order<Time> {
  const online = PAID_ONLINE.find(
    ({ by, phone }) => by === order.buyerId && productIdOf(phone) === order.productId,
  );
  if (online?.order) {
    const { tranId, order: after } = online;
    const handedOver = after.status === 'handedOver' && { handedOverAt: clock.ago(age / 5) };
    return { ...order, isSold: true, isPaid: true, tranId, ...after, ...handedOver };
  }
  if (order.buyerId === 'seed-buyer') return { ...order, isSold: true, isPaid: true, status: 'handedOver' };
  return { ...order, isSold: true, status: 'closed', closedReason: 'soldToOther' };
}

/** Bookings: as made while the phone was on the market, then what became of them. */
export function orders<Time>(clock: Clock<Time>, listings: readonly Listing<Time>[]): Order<Time>[] {
  return BOOKINGS.map(({ by, phone, share, at }) => {
    const { productId, product, age } = found(listings, phone);
    const open: Product<Time> = { ...product, isSold: false, isPaid: false };
    const asked = { productId, product: open, buyer: buyerOf(by), now: clock.ago(age * share) };
    const order = newOrder(asked, { buyerPhone: PEOPLE[by].phone, meetingLocation: at }, undefined);
    return product.isSold ? ended(clock, order, age) : order;
  });
}

export function wishes<Time>(clock: Clock<Time>, listings: readonly Listing<Time>[]): Wish<Time>[] {
  return WISHES.flatMap(({ by, phones }) =>
    phones.map((phone, i) => {
      const { productId, product, age } = found(listings, phone);
      return newWish(productId, product, buyerOf(by), clock.ago(age / (i + 2)));
    }),
  );
}

/** Who reported which phone, and the document of it. */
export type Report<Time> = { productId: string; uid: PersonId; reporter: Reporter<Time> };

export function reporters<Time>(clock: Clock<Time>, listings: readonly Listing<Time>[]): Report<Time>[] {
  return REPORTS.map(({ by, phone, share, reason, note }) => {
    const { productId, age } = found(listings, phone);
    return { productId, uid: by, reporter: newReporter({ reason, note }, clock.ago(age * share)) };
  });
}

/** What admins see of it: one document a phone, its reports in the order of REPORTS. */
export function reports<Time>(
  clock: Clock<Time>,
  listings: readonly Listing<Time>[],
): ReportedProduct<Time>[] {
  const all = reporters(clock, listings);
  return listings.flatMap(({ productId, product }) => {
    const own = all.filter((report) => report.productId === productId).map(({ reporter }) => reporter);
    const last = own.at(-1);
    if (last === undefined) return [];
    const reasons: ReportedProduct<Time>['reasons'] = {};
    for (const { reason } of own) reasons[reason] = (reasons[reason] ?? 0) + 1;
    const counted = { productId, reportCount: own.length, reasons, lastReportedAt: last.at };
    return [
      { ...productFields(product), ...counted, state: 'open' as const, decidedBy: null, decidedAt: null },
    ];
  });
}
