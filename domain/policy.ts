import { DomainError } from './errors.ts';
import { NOTICE } from './messages.ts';

/** How the one who acts stands to the thing that he acts on. The first that fits counts, from the left. */
export const RELATIONS = ['deleted', 'guest', 'owner', 'counterpart', 'admin', 'seller', 'buyer'] as const;
/**
 * `deleted` a person whose account was closed · `guest` not signed in · `owner` it is his own (his user document,
 * wish, order, the phone he sells) · `counterpart` the other side of an order (the phone's seller) · `admin` ·
 * `seller` and `buyer` signed in, without any tie to it.
 */
export type Relation = (typeof RELATIONS)[number];

/** `both` doors give the verdict, or it exists at one of them only: Firestore's rules or the REST API. */
export type Door = 'both' | 'firestore' | 'rest';

type Row = { may: readonly Relation[]; door: Door; because?: string };

const SIGNED_IN = ['owner', 'counterpart', 'admin', 'seller', 'buyer'] as const;
const ANYONE = RELATIONS;

/**
 * Who may do what. A relation that a row does not name is refused. A row that an object's owner alone may use
 * still asks for the role where one is needed: `product.create` is judged before there is an owner.
 */
export const POLICY = {
  'user.get': { may: ['owner', 'admin'], door: 'firestore' },
  'user.list': { may: ['admin'], door: 'firestore' },
  'user.create': {
    may: [],
    door: 'firestore',
    because: 'PUT /users makes it, so that nobody grants himself a flag',
  },
  'user.edit': { may: ['owner'], door: 'firestore', because: 'name and picture only' },
  'user.delete': { may: [], door: 'firestore' },
  'user.put': { may: ['owner'], door: 'rest' },
  'user.status': { may: ['owner', 'admin'], door: 'rest' },
  'user.token': { may: ['owner'], door: 'rest' },
  'image.upload': { may: SIGNED_IN, door: 'rest' },
  'category.get': { may: ANYONE, door: 'both' },
  'category.list': { may: ANYONE, door: 'both' },
  'category.write': { may: [], door: 'firestore' },
  'product.get': {
    may: ANYONE,
    door: 'firestore',
    because: 'a visible phone; a hidden one its seller and admins',
  },
  'product.list': { may: SIGNED_IN, door: 'firestore', because: 'a guest lists the advertised ones only' },
  'product.create': { may: ['seller', 'admin'], door: 'firestore' },
  'product.advertise': {
    may: ['owner'],
    door: 'firestore',
    because: 'an admin acts through the API, audited',
  },
  'product.delete': { may: ['owner'], door: 'firestore', because: 'an admin acts through the API, audited' },
  'contact.get': { may: ['owner', 'counterpart', 'admin'], door: 'firestore' },
  'wish.get': { may: ['owner'], door: 'firestore' },
  'wish.create': { may: SIGNED_IN, door: 'firestore', because: 'for oneself' },
  'wish.delete': { may: ['owner'], door: 'firestore' },
  'order.get': { may: ['owner', 'counterpart', 'admin'], door: 'firestore' },
  'order.create': {
    may: ['admin', 'seller', 'buyer'],
    door: 'firestore',
    because: 'never of one’s own phone',
  },
  'order.cancel': { may: ['owner'], door: 'firestore' },
  'order.delete': { may: [], door: 'firestore' },
  'report.get': { may: ['admin'], door: 'firestore' },
  'report.create': {
    may: ['admin', 'seller', 'buyer'],
    door: 'firestore',
    because: 'never of one’s own phone',
  },
} as const satisfies Record<string, Row>;

export type Action = keyof typeof POLICY;

/** @returns whether somebody who stands so to the thing may do this */
export function may(action: Action, relation: Relation): boolean {
  return (POLICY[action].may as readonly Relation[]).includes(relation);
}

/** @throws DomainError `unauthenticated` for a guest, `forbidden` for anybody else who may not */
export function requireMay(action: Action, relation: Relation): void {
  if (may(action, relation)) return;
  if (relation === 'guest') throw new DomainError('unauthenticated', NOTICE.signInNeeded);
  throw new DomainError('forbidden', NOTICE.notAllowed);
}
