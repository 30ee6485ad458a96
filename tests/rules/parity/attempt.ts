import type { Relation } from '@bns/domain';
import type { Firestore } from 'firebase/firestore';
import type { PersonName } from '../../cast/people.ts';

/** What each of the cast tries for one row of the policy table. */
export type Attempt = {
  /** @param who whose browser it is: those who lost account or role try it on what is their own */
  by: (db: Firestore, who: PersonName) => Promise<unknown>;
  /** How those stand to the thing who are not what their role says. */
  relations?: Partial<Record<PersonName, Relation>>;
};

/** How the cast stands to a thing that is nobody's of them. */
export const USUAL: Record<PersonName, Relation> = {
  guest: 'guest',
  buyer: 'buyer',
  buyer2: 'buyer',
  seller: 'seller',
  newseller: 'seller',
  admin: 'admin',
  deleted: 'deleted',
  demoted: 'stale',
};

/** The thing is the buyer's; the thing is about the seller's phone; both. */
export const BUYERS = { buyer: 'self' } as const;
export const SELLERS = { seller: 'itsSeller' } as const;
export const BOTH = { ...BUYERS, ...SELLERS } as const;

const hasLost = (who: PersonName) => who === 'deleted' || who === 'demoted';

/** Whose thing it is that this person tries. */
export const ownerFor = (who: PersonName) => (hasLost(who) ? who : 'buyer');
/** Which seller's phones. */
export const sellerFor = (who: PersonName) => (hasLost(who) ? who : 'seller');
export const phoneFor = (who: PersonName) => (hasLost(who) ? `${who}Phone` : 'phone');
/** The pair of buyer and phone. */
export const pairFor = (who: PersonName) => (hasLost(who) ? `${who}_advertised` : 'buyer_phone');
