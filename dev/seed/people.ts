import { type Buyer, type Claims, claimsOf, newUser, type Seller, type User } from '@bns/domain';
import type { Clock } from './clock.ts';
import { personPicture } from './seedPictures.ts';

/** Of every seeded account. */
export const SEED_PASSWORD = 'bns-demo-1';
/** How long the accounts have been there, in minutes. */
export const PEOPLE_AGE = 90 * 24 * 60;
/** Their number and what they may do. */
type Row = Pick<User<never>, 'name' | 'email' | 'isSeller' | 'isAdmin' | 'isVerified'> & { phone: string };

const plain = { isSeller: false, isAdmin: false, isVerified: false };

/** The people that other programs rely on (architecture "Fixed points"); names are those of no person. */
export const PEOPLE = {
  'seed-admin': { ...plain, name: 'BNS Admin', email: 'admin@bns.test', isAdmin: true, phone: '01700000001' },
  'seed-seller': {
    name: 'Deshi Mobile Bazar',
    email: 'seller@bns.test',
    isSeller: true,
    isAdmin: false,
    isVerified: true,
    phone: '01700000002',
  },
  'seed-newseller': {
    ...plain,
    name: 'Notun Phone Ghor',
    email: 'newseller@bns.test',
    isSeller: true,
    phone: '01800000003',
  },
  'seed-buyer': { ...plain, name: 'Buyer', email: 'buyer@bns.test', phone: '01900000004' },
  'seed-buyer2': { ...plain, name: 'Buyer Two', email: 'buyer2@bns.test', phone: '01600000005' },
} as const satisfies Record<string, Row>;

export type PersonId = keyof typeof PEOPLE;

/** A person of the seed: the account, the document, the claims that mirror it. */
export type Person<Time> = { uid: PersonId; user: User<Time>; claims: Claims };

export function people<Time>(clock: Clock<Time>, urls: ReadonlyMap<string, string>): Person<Time>[] {
  const at = clock.msAgo(PEOPLE_AGE);
  return (Object.keys(PEOPLE) as PersonId[]).map((uid) => {
    const { name, email, isSeller, isAdmin, isVerified } = PEOPLE[uid];
    const image = urls.get(personPicture(uid)) ?? '';
    const user = newUser({ name, email, image, isSeller }, clock.ago(PEOPLE_AGE));
    const settled = { ...user, isAdmin, isVerified, claimsAt: at };
    return { uid, user: settled, claims: claimsOf(settled, at) };
  });
}

export const sellerOf = (uid: PersonId): Seller => ({ uid, ...PEOPLE[uid] });

export function buyerOf(uid: PersonId): Buyer {
  const { name, email } = PEOPLE[uid];
  return { uid, name, email };
}
