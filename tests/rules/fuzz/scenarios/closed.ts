import fc from 'fast-check';
import { aCategory } from '../../../builders/aCategory.ts';
import { aProduct } from '../../../builders/aProduct.ts';
import { aMoment } from '../../../builders/moment.ts';
import type { Documents, Scenario } from '../scenario.ts';
import { type Fields, moment, SERVER_TIME } from '../values.ts';
import { anybody, ME, PHONE, SELLER } from './people.ts';

/** What functions alone write, as they would write it: nobody else may, in any way. */

const at = aMoment(moment);
const PLAUSIBLE: Documents = {
  'categories/brand': aCategory(),
  [`reportedProducts/${PHONE}`]: {
    ...aProduct<unknown>(moment),
    productId: PHONE,
    reportCount: 1,
    reasons: { fake: 1 },
    lastReportedAt: SERVER_TIME,
    state: 'open',
    decidedBy: null,
    decidedAt: null,
  },
  [`reservations/${PHONE}`]: { tranId: 't', buyerId: ME, until: SERVER_TIME },
  'payments/t': {
    orderId: `${ME}_${PHONE}`,
    productId: PHONE,
    buyerId: ME,
    sellerId: SELLER,
    amount: 31_500,
    state: 'paid',
  },
  'public/landing': { categories: [], advertised: [], updatedAt: SERVER_TIME },
  'stats/total': { users: 1, listings: 1, bookings: 1, sold: 1, brands: { samsung: 1 } },
  'auditLog/entry': {
    at: SERVER_TIME,
    actorId: ME,
    actorName: 'Admin',
    action: 'makeAdmin',
    targetKind: 'user',
    targetId: ME,
    targetName: 'Admin',
    door: 'api',
    requestId: 'r',
  },
  'deadLetters/event': { error: 'x', expireAt: at },
  'rateLimits/uploads': { count: 0, expireAt: at },
  'idempotency/stats': { expireAt: at },
  'users/stranger': { name: 'Stranger', isAdmin: true, updatedAt: SERVER_TIME },
  [`products/${PHONE}/private/other`]: { sellerId: ME, sellerEmail: `${ME}@bns.test` },
  [`products/${PHONE}/offers/offer`]: { buyerId: ME },
  elsewhere: { any: 'thing' },
};
const paths = Object.keys(PLAUSIBLE);

/** The plausible document at an id of its own, so that it is there or not as the scenario says. */
const ownPath = (path: string, run: string) => (path.includes('/') ? `${path}-${run}` : `${path}/${run}`);

const writeOf = {
  create: (path: string, fields: Fields) => ({ path, fields }),
  update: (path: string, fields: Fields) => ({ path, fields, mask: Object.keys(fields).slice(0, 1) }),
  delete: (path: string) => ({ path, fields: null }),
};

/** Somebody writes, changes or deletes such a document. */
export const closed: fc.Arbitrary<Scenario> = fc
  .record({
    person: anybody,
    path: fc.constantFrom(...paths),
    act: fc.constantFrom('create', 'update', 'delete'),
  })
  .map(({ person: { who, user }, path, act }) => {
    const own = ownPath(path, PHONE);
    const fields = PLAUSIBLE[path] ?? {};
    const stored = Object.fromEntries(
      Object.entries(fields).map(([key, value]) => [key, value === SERVER_TIME ? at : value]),
    );
    return {
      kind: 'closed',
      given: { [`users/${ME}`]: user, ...(act === 'create' ? {} : { [own]: stored }) },
      who,
      writes: [writeOf[act](own, fields)],
    };
  });
