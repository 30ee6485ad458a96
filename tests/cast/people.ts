import { type Claims, claimsOf, type User } from '@bns/domain';
import { aUser } from '../builders/aUser.ts';
import type { MakeTime } from '../builders/moment.ts';

/**
 * The people that rules, API and end-to-end tests share; `guest` is nobody, `deleted` a closed account, `demoted` one who
 * was seller and admin.
 */
export const PEOPLE = [
  'guest',
  'buyer',
  'buyer2',
  'seller',
  'newseller',
  'admin',
  'deleted',
  'demoted',
] as const;
export type PersonName = (typeof PEOPLE)[number];
export type SignedInName = Exclude<PersonName, 'guest'>;

type Said = Pick<User<unknown>, 'name' | 'isSeller' | 'isAdmin' | 'isVerified' | 'isDeleted'>;

const plain = { isSeller: false, isAdmin: false, isVerified: false, isDeleted: false };

const WHO: Record<SignedInName, Said> = {
  buyer: { ...plain, name: 'Buyer' },
  buyer2: { ...plain, name: 'Second Buyer' },
  seller: { ...plain, name: 'Seller', isSeller: true, isVerified: true },
  newseller: { ...plain, name: 'New Seller', isSeller: true },
  admin: { ...plain, name: 'Admin', isAdmin: true },
  deleted: { ...plain, name: 'Deleted Seller', isSeller: true, isDeleted: true },
  demoted: { ...plain, name: 'Demoted Admin' },
};

/** What the tokens of those two still say. */
const SAID_BEFORE: Partial<Record<SignedInName, Partial<Said>>> = {
  deleted: { isDeleted: false },
  demoted: { isSeller: true, isAdmin: true, isVerified: true },
};

/** Those who have an account, in one order. */
export const SIGNED_IN = PEOPLE.filter((name) => name !== 'guest');

/** uid and e-mail of a person; the uid is the name. */
export function identityOf(name: SignedInName): { uid: string; email: string } {
  return { uid: name, email: `${name}@bns.test` };
}

/** `users/{uid}` of a person. */
export function userOf<Time>(make: MakeTime<Time>, name: SignedInName): User<Time> {
  return aUser(make, { ...WHO[name], email: identityOf(name).email });
}

/**
 * What a person's ID token says. Those of the deleted and the demoted one are from before: tokens live up to an hour.
 * @param at `updatedAt` of the user document, ms
 */
export function tokenOf(
  name: SignedInName,
  at = 0,
): Claims & { email: string; email_verified: boolean; name: string } {
  const claims = claimsOf({ ...WHO[name], ...SAID_BEFORE[name] }, at);
  return { ...claims, email: identityOf(name).email, email_verified: true, name: WHO[name].name };
}
