import type { Quota, User } from '@bns/domain';
import fc from 'fast-check';
import { aUser } from '../../../builders/aUser.ts';
import { type Actor, type Documents, OWN, TODAY } from '../scenario.ts';
import { moment } from '../values.ts';
import { anyName } from './texts.ts';

/** The one who acts and the seller of the phone that it is about: ids of their own in each scenario. */
export const ME = `me${OWN}`;
export const SELLER = `seller${OWN}`;
export const PHONE = `phone-${OWN}`;
export const QUOTA_PATH = `users/${ME}/quota/${TODAY}`;

/** Somebody, as token and document say of him alike. */
export type Person = { who: NonNullable<Actor>; user: User<unknown> };

type Roles = { isSeller: boolean; isAdmin: boolean };

function person(uid: string, anyRoles: fc.Arbitrary<Roles>): fc.Arbitrary<Person> {
  const parts = fc.record({ name: anyName, isVerified: fc.boolean(), roles: anyRoles });
  return parts.map(({ name, isVerified, roles }) => {
    const email = `${uid}@bns.test`;
    return {
      who: { uid, email, claims: { seller: roles.isSeller, admin: roles.isAdmin } },
      user: aUser<unknown>(moment, { name, email, isVerified: roles.isSeller && isVerified, ...roles }),
    };
  });
}

const SELLS = { isSeller: true, isAdmin: false };
const ROLES: Roles[] = [{ isSeller: false, isAdmin: false }, SELLS, { isSeller: false, isAdmin: true }];

/** The one who acts: a buyer mostly. */
export const anybody = person(ME, fc.constantFrom(...ROLES));
/** The one who acts and sells. */
export const somebodySelling = person(
  ME,
  fc.constantFrom(SELLS, ...ROLES.slice(1), { isSeller: true, isAdmin: true }),
);
/** The seller of the phone. */
export const theSeller = person(SELLER, fc.constantFrom(SELLS));

const upTo = (max: number) => fc.oneof(fc.constantFrom(0, max - 1), fc.integer({ min: 0, max: max - 1 }));

/** The day's quota before the commit, where there is one: something of each kind is left. */
export const anyQuota: fc.Arbitrary<Quota | undefined> = fc.option(
  fc.record({
    bookings: upTo(20),
    listings: upTo(20),
    reports: upTo(30),
    productId: fc.constant('before'),
  }),
  { nil: undefined },
);

/** Documents by path, without those that are not there. */
export function present(documents: Record<string, object | undefined>): Documents {
  return Object.fromEntries(
    Object.entries(documents).filter(([, document]) => document !== undefined),
  ) as Documents;
}
