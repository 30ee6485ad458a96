import { newOrder, newReporter, newWish, REPORT_REASONS, raiseQuota } from '@bns/domain';
import fc from 'fast-check';
import { aMoment } from '../../../builders/moment.ts';
import type { Documents, Scenario } from '../scenario.ts';
import { moment, SERVER_TIME } from '../values.ts';
import { anybody, anyQuota, ME, PHONE, present, QUOTA_PATH, SELLER, theSeller } from './people.ts';
import { anyAddition, phoneOf } from './phones.ts';
import { anyDescribed, anyNote, anyPhone, anyPlace } from './texts.ts';

const wishPath = `wishlists/${ME}_${PHONE}`;
const orderPath = `orders/${ME}_${PHONE}`;

/** Somebody, and a phone of another person on the market. */
const meeting = fc
  .record({
    person: anybody,
    seller: theSeller,
    described: anyDescribed,
    addition: anyAddition,
    quota: anyQuota,
    buyerPhone: anyPhone,
    meetingLocation: anyPlace,
    reason: fc.constantFrom(...REPORT_REASONS),
    note: anyNote,
    isSold: fc.boolean(),
  })
  .map(({ person, seller, described, addition, ...words }) => {
    const product = phoneOf(seller, described);
    const given = present({
      [`users/${ME}`]: person.user,
      [`users/${SELLER}`]: seller.user,
      [`products/${PHONE}`]: { ...product, ...addition },
      [QUOTA_PATH]: words.quota,
    });
    const buyer = { uid: ME, name: person.user.name, email: person.user.email };
    const order = (now: unknown) =>
      newOrder({ productId: PHONE, product, buyer, now }, words, undefined) as Record<string, unknown>;
    return { who: person.who, words, product, given, buyer, order };
  });

/** One counted thing, with the day's quota. */
const counted = (kind: 'bookings' | 'reports', quota: Parameters<typeof raiseQuota>[0]) => ({
  path: QUOTA_PATH,
  fields: raiseQuota(quota, kind, PHONE),
});

const before = aMoment(moment, 20);
const withOrder = (given: Documents, order: Record<string, unknown>, status: string): Documents => ({
  ...given,
  [orderPath]: { ...order, status },
});

export const wish: fc.Arbitrary<Scenario> = meeting.map(
  ({ who, given, product, buyer, words: { isSold } }) => ({
    kind: 'wish',
    given: { ...given, [`products/${PHONE}`]: { ...given[`products/${PHONE}`], isSold } },
    who,
    writes: [{ path: wishPath, fields: newWish<unknown>(PHONE, { ...product, isSold }, buyer, SERVER_TIME) }],
  }),
);

export const unwish: fc.Arbitrary<Scenario> = meeting.map(({ who, given, product, buyer }) => ({
  kind: 'unwish',
  given: { ...given, [wishPath]: newWish<unknown>(PHONE, product, buyer, before) },
  who,
  writes: [{ path: wishPath, fields: null }],
}));

export const booking: fc.Arbitrary<Scenario> = meeting.map(({ who, given, order, words }) => ({
  kind: 'booking',
  given,
  who,
  writes: [{ path: orderPath, fields: order(SERVER_TIME) }, counted('bookings', words.quota)],
}));

export const bookingAgain: fc.Arbitrary<Scenario> = meeting.map(({ who, given, order, words }) => ({
  kind: 'bookingAgain',
  given: withOrder(given, { ...order(before), meetingLocation: 'Elsewhere' }, 'cancelled'),
  who,
  writes: [{ path: orderPath, fields: order(SERVER_TIME) }, counted('bookings', words.quota)],
}));

export const cancelling: fc.Arbitrary<Scenario> = meeting.map(({ who, given, order }) => ({
  kind: 'cancelling',
  given: withOrder(given, order(before), 'booked'),
  who,
  writes: [{ path: orderPath, fields: { status: 'cancelled' }, mask: ['status'] }],
}));

export const report: fc.Arbitrary<Scenario> = meeting.map(({ who, given, words }) => ({
  kind: 'report',
  given,
  who,
  writes: [
    { path: `reportedProducts/${PHONE}/reporters/${ME}`, fields: newReporter<unknown>(words, SERVER_TIME) },
    counted('reports', words.quota),
  ],
}));
