import { DomainError } from './errors.ts';
import { NOTICE } from './messages.ts';
import {
  NOBODY,
  type OneDoor,
  OWN,
  RELATIONS,
  type Relation,
  type Row,
  SIGNED_IN,
  unread,
  written,
} from './policyRow.ts';

/** What there is to act on, and the collection that holds it (architecture "Data"); an image is held elsewhere. */
export const ENTITIES = {
  user: 'users',
  quota: 'quota',
  category: 'categories',
  product: 'products',
  contact: 'private',
  wish: 'wishlists',
  order: 'orders',
  report: 'reportedProducts',
  reporter: 'reporters',
  reservation: 'reservations',
  payment: 'payments',
  paymentSession: 'paymentSessions',
  payoutAccount: 'payoutAccounts',
  landing: 'public',
  stats: 'stats',
  auditEntry: 'auditLog',
  deadLetter: 'deadLetters',
  rateLimit: 'rateLimits',
  idempotencyKey: 'idempotency',
} as const;
type Entity = keyof typeof ENTITIES;
export const VERBS = ['get', 'list', 'create', 'update', 'delete'] as const;

const ANYONE = RELATIONS;
const FUNCTIONS = 'functions alone write it';
const AUDITED = 'an admin acts through the API, where it is audited';
const PARTIES = ['self', 'itsSeller', 'admin', 'stale'] as const;
const NOT_OWN_PHONE = ['buyer', 'seller', 'admin', 'stale'] as const;
const DELETED = ['deleted'] as const;

/**
 * Who may do what, once for both doors: the rules tests, the API tests and docs/permissions.md walk this table
 * (architecture "Who writes what"). Each entity has a row for each of the five verbs of the security rules; further
 * rows are acts with a name of their own.
 */
export const POLICY = {
  'user.get': {
    what: "read a person's user document",
    may: ['self', 'admin', 'deleted', 'stale'],
    door: 'firestore',
    because:
      'the open page of a deleted person learns from it that he is signed out; REST answers user-status',
  },
  'user.list': { what: 'list people', may: ['admin'], door: 'both' },
  'user.create': {
    what: 'create a user document',
    may: NOBODY,
    door: 'firestore',
    because: 'PUT /users makes it, so that nobody grants himself a flag',
  },
  'user.update': {
    what: 'change name and picture',
    may: OWN,
    door: 'firestore',
    because: 'flags, e-mail and times are the functions’; REST has PUT /users',
  },
  'user.delete': {
    what: 'remove a user document',
    may: NOBODY,
    door: 'firestore',
    because: 'a person is closed by PUT /users/delete; his document stays',
  },
  'user.put': { what: 'make or change one’s own user', may: OWN, door: 'rest', because: 'never a flag' },
  'user.status': { what: 'ask for somebody’s role', may: ['self', 'admin', 'stale'], door: 'rest' },
  'user.token': { what: 'get a session token', may: OWN, door: 'rest' },
  'user.becomeSeller': {
    what: 'start selling',
    may: OWN,
    door: 'rest',
    because: 'with a verified e-mail; there is no way back',
  },
  'user.makeAdmin': { what: 'make somebody admin', may: ['admin'], door: 'rest', because: 'audited' },
  'user.verify': { what: 'verify a seller', may: ['admin'], door: 'rest', because: 'audited' },
  'user.unverify': { what: 'take the badge away', may: ['admin'], door: 'rest', because: 'audited' },
  'user.remove': {
    what: 'close an account',
    may: ['admin'],
    door: 'rest',
    because: 'never one’s own and never the last admin’s; audited',
  },

  'quota.get': { what: 'read a day’s quota', may: OWN, door: 'firestore', until: DELETED },
  'quota.list': { what: 'list days', may: NOBODY, door: 'firestore', because: 'nobody needs it' },
  'quota.create': {
    what: 'begin a day',
    may: NOBODY,
    door: 'firestore',
    because: 'only in the commit of a booking, a listing or a report, by exactly one',
  },
  'quota.update': {
    what: 'raise a number',
    may: NOBODY,
    door: 'firestore',
    because: 'only in the commit of a booking, a listing or a report, by exactly one',
  },
  'quota.delete': { what: 'forget a day', may: NOBODY, door: 'firestore', because: 'it would undo the cap' },

  'category.get': { what: 'read a brand', may: ANYONE, door: 'both' },
  'category.list': { what: 'list the brands', may: ANYONE, door: 'both' },
  ...written('category', FUNCTIONS),
  'category.write': { what: 'add or rename a brand', may: ['admin'], door: 'rest', because: 'audited' },

  'product.get': { what: 'read a phone', may: ANYONE, door: 'both' },
  'product.getHidden': {
    what: 'read a hidden phone',
    may: ['itsSeller', 'admin', 'stale'],
    door: 'firestore',
    because: 'the phones of a closed account are hidden',
    until: DELETED,
  },
  'product.list': {
    what: 'list the phones on the market',
    may: ANYONE,
    door: 'both',
    but: {
      door: 'firestore',
      may: SIGNED_IN,
      because: 'each read is billed, and the CDN answers guests over REST',
    },
    until: DELETED,
  },
  'product.listAdvertised': {
    what: 'list the advertised phones',
    may: ANYONE,
    door: 'both',
    because: 'a guest 12 at most',
  },
  'product.listOfSeller': {
    what: 'list all phones of a seller, sold and hidden ones too',
    may: ['itsSeller', 'admin', 'stale'],
    door: 'both',
    but: {
      door: 'rest',
      may: ['itsSeller'],
      because: 'GET /users/my-products answers whoever sells, for himself',
    },
    until: DELETED,
  },
  'product.create': {
    what: 'list a phone',
    may: ['itsSeller', 'seller', 'admin'],
    door: 'both',
    because: 'with its contact and the day’s quota in one commit',
  },
  'product.update': {
    what: 'edit a phone',
    may: ['itsSeller'],
    door: 'both',
    because: 'not when sold or reserved; never time, flags, seller or brand',
  },
  'product.advertise': {
    what: 'advertise a phone',
    may: ['itsSeller', 'admin'],
    door: 'both',
    but: { door: 'firestore', may: ['itsSeller'], because: AUDITED },
  },
  'product.delete': {
    what: 'delete a phone',
    may: ['itsSeller', 'admin'],
    door: 'both',
    because: 'not when sold or reserved; its contact goes in the same commit',
    but: { door: 'firestore', may: ['itsSeller'], because: AUDITED },
  },

  'product.sell': {
    what: 'mark a phone as sold in person',
    may: ['itsSeller'],
    door: 'rest',
    because: 'it closes the other bookings',
  },

  'contact.get': {
    what: 'read a seller’s number and e-mail',
    may: PARTIES,
    door: 'both',
    because: '“his own” is a buyer whose order of the phone is open, paid or handed over',
    until: DELETED,
  },
  'contact.list': { what: 'list contacts', may: NOBODY, door: 'firestore', because: 'there is one a phone' },
  'contact.create': {
    what: 'add a contact to a phone that is there',
    may: NOBODY,
    door: 'firestore',
    because: 'it comes with its phone, in one commit',
  },
  'contact.update': {
    what: 'change the number',
    may: ['itsSeller'],
    door: 'both',
    because: 'as long as the phone may be edited',
  },
  'contact.delete': {
    what: 'delete the contact of a phone that stays',
    may: NOBODY,
    door: 'firestore',
    because: 'it goes with its phone, in one commit',
  },

  'wish.get': { what: 'read a wish', may: OWN, door: 'firestore', until: DELETED },
  'wish.list': { what: 'list a person’s wishes', may: OWN, door: 'both', until: DELETED },
  'wish.create': { what: 'wish for a phone', may: SIGNED_IN, door: 'both', because: 'for oneself, once' },
  'wish.update': { what: 'change a wish', may: NOBODY, door: 'firestore', because: 'triggers keep it true' },
  'wish.delete': { what: 'remove a wish', may: OWN, door: 'both' },

  'order.get': { what: 'read an order', may: PARTIES, door: 'firestore' },
  'order.list': {
    what: 'list orders of a buyer or of a seller’s phones',
    may: PARTIES,
    door: 'both',
    but: { door: 'rest', may: OWN, because: 'GET /orders answers its buyer; a seller has a list of his own' },
  },
  'order.listOfPhones': {
    what: 'list the bookings of one’s own phones',
    may: ['itsSeller'],
    door: 'rest',
    because: 'under the rules it is the list of orders',
  },
  'order.create': {
    what: 'book a phone',
    may: NOT_OWN_PHONE,
    door: 'both',
    because: 'for oneself, once, as long as it is on the market',
  },
  'order.update': {
    what: 'change what was agreed',
    may: NOBODY,
    door: 'firestore',
    because: 'an order’s phone is frozen',
  },
  'order.cancel': { what: 'cancel a booking', may: OWN, door: 'both' },
  'order.decline': {
    what: 'decline a booking',
    may: ['itsSeller'],
    door: 'rest',
    because: 'it tells the buyer',
  },
  'order.handOver': {
    what: 'hand a phone over',
    may: ['self', 'itsSeller'],
    door: 'rest',
    because: 'its buyer once it is paid, its seller from the booking on, which sells it',
  },
  'order.receive': {
    what: 'say whether one got the phone',
    may: OWN,
    door: 'rest',
    because: 'a yes says that it is paid, a no is audited so that an admin looks',
  },
  'order.bookAgain': {
    what: 'book again after cancelling',
    may: OWN,
    door: 'both',
    because: 'as a new booking',
  },
  'order.delete': { what: 'delete an order', may: NOBODY, door: 'firestore', because: 'it is a record' },

  'report.get': { what: 'read a reported phone', may: ['admin'], door: 'firestore' },
  'report.list': { what: 'list the reported phones', may: ['admin'], door: 'both' },
  ...written('report', 'a trigger makes it from the reporters'),
  'report.dismiss': {
    what: 'close the reports of a phone',
    may: ['admin'],
    door: 'rest',
    because: 'audited',
  },
  'reporter.get': {
    what: 'read a report',
    may: ['self', 'admin', 'stale'],
    door: 'firestore',
    until: DELETED,
  },
  'reporter.list': { what: 'list the reports of a phone', may: ['admin'], door: 'firestore' },
  'reporter.create': { what: 'report a phone', may: NOT_OWN_PHONE, door: 'both', because: 'once' },
  'reporter.update': { what: 'change a report', may: NOBODY, door: 'firestore', because: 'it is a record' },
  'reporter.delete': {
    what: 'take a report back',
    may: NOBODY,
    door: 'firestore',
    because: 'it is a record',
  },

  'reservation.get': { what: 'read a reservation', may: PARTIES, door: 'firestore' },
  'reservation.list': {
    what: 'list reservations',
    may: NOBODY,
    door: 'firestore',
    because: 'nobody needs it',
  },
  ...written('reservation', FUNCTIONS),
  'payment.get': { what: 'read a payment', may: PARTIES, door: 'both' },
  'payment.list': {
    what: 'list payments of a buyer or of a seller',
    may: PARTIES,
    door: 'firestore',
    because: 'GET /payments/{tranId} answers for one',
  },
  ...written('payment', FUNCTIONS),
  'payment.start': {
    what: 'pay for a booking online',
    may: OWN,
    door: 'rest',
    because: 'it reserves the phone; the gateway alone says whether it is paid',
  },
  'payment.check': {
    what: 'have the gateway asked again',
    may: ['self', 'admin', 'stale'],
    door: 'rest',
    because: 'it settles nothing that the gateway does not say',
  },
  'payment.decide': {
    what: 'decide about a payment that waits, or send back what is held',
    may: ['admin'],
    door: 'rest',
    because: 'audited',
  },
  'payment.refund': { what: 'start a refund', may: ['admin'], door: 'rest', because: 'audited' },
  'payment.payOut': {
    what: 'note that a seller has got his money',
    may: ['admin'],
    door: 'rest',
    because: 'audited',
  },
  ...unread('paymentSession', 'it holds the address at which somebody pays'),
  ...written('paymentSession', FUNCTIONS),
  'payoutAccount.get': {
    what: 'read where a seller’s money goes',
    may: ['self', 'admin', 'stale'],
    door: 'firestore',
    because: 'an admin sends it there',
  },
  'payoutAccount.list': {
    what: 'list such accounts',
    may: NOBODY,
    door: 'firestore',
    because: 'nobody needs it',
  },
  ...written('payoutAccount', FUNCTIONS),
  'payoutAccount.put': { what: 'say where one’s money goes', may: OWN, door: 'rest' },

  'landing.get': { what: 'read what the home page shows', may: ANYONE, door: 'both' },
  'landing.list': { what: 'list such documents', may: NOBODY, door: 'firestore', because: 'there is one' },
  ...written('landing', FUNCTIONS),
  'stats.get': { what: 'read a day’s numbers', may: ['admin'], door: 'firestore' },
  'stats.list': { what: 'list days', may: ['admin'], door: 'firestore' },
  ...written('stats', FUNCTIONS),
  'auditEntry.get': { what: 'read an entry', may: ['admin'], door: 'firestore' },
  'auditEntry.list': { what: 'list the audit log', may: ['admin'], door: 'both' },
  ...written('auditEntry', 'it is written with the act that it tells of'),
  'deadLetter.get': { what: 'read an event that was given up', may: ['admin'], door: 'firestore' },
  'deadLetter.list': { what: 'list such events', may: ['admin'], door: 'firestore' },
  ...written('deadLetter', FUNCTIONS),
  ...unread('rateLimit', FUNCTIONS),
  ...written('rateLimit', FUNCTIONS),
  ...unread('idempotencyKey', FUNCTIONS),
  ...written('idempotencyKey', FUNCTIONS),

  'image.upload': { what: 'upload a photo', may: SIGNED_IN, door: 'rest' },
} as const satisfies Record<`${Entity}.${(typeof VERBS)[number]}`, Row> & Record<string, Row>;

export type Action = keyof typeof POLICY;

/** @returns whether somebody who stands so to the thing may do this at that door */
export function may(action: Action, relation: Relation, door: OneDoor): boolean {
  const { may: who, door: where, but, until }: Row = POLICY[action];
  if (where !== 'both' && where !== door) return false;
  if (door === 'firestore' && until?.includes(relation)) return true;
  return (but?.door === door ? but.may : who).includes(relation);
}

/**
 * The REST door's verdict.
 * @param relations every way in which the caller stands to it; one that may is enough
 * @throws DomainError `unauthenticated` for a guest, `forbidden` for anybody else who may not
 */
export function requireMay(action: Action, relations: readonly Relation[]): void {
  if (relations.some((relation) => may(action, relation, 'rest'))) return;
  if (relations.includes('guest')) throw new DomainError('unauthenticated', NOTICE.signInNeeded);
  throw new DomainError('forbidden', NOTICE.notAllowed);
}
