import type { AuditAction } from './audit.ts';
import { DomainError } from './errors.ts';
import { NOTICE } from './messages.ts';
import type { User } from './user.ts';

type Flags = Pick<User<unknown>, 'isSeller' | 'isAdmin' | 'isVerified' | 'isDeleted'>;

/** What a move changes of a person's flags. */
export type FlagChanges = Partial<Flags>;

/** What a move has to know besides the person himself, read in the same transaction. */
export type PersonFacts = {
  /** Whether the one who acts is the person. */
  isOneself: boolean;
  /** Whether an admin is left who is neither the person nor deleted. */
  isOtherAdmin: boolean;
};

/**
 * A move on a person, pure: what it changes, or null where he is so already.
 * @param user undefined where nobody has that e-mail
 * @throws DomainError `not-found` or `conflict`, with a sentence that a person may read
 */
export type PersonMove = (user: Flags | undefined, facts: PersonFacts) => FlagChanges | null;

/** Admin promotes to admin (spec §4). */
const makeAdmin: PersonMove = (user) => {
  const { isAdmin } = requireAlive(user);
  return isAdmin ? null : { isAdmin: true };
};

/** An operator's script takes it back; no call does. */
const revokeAdmin: PersonMove = (user, facts) => {
  const { isAdmin } = requireAlive(user);
  if (!isAdmin) return null;
  requireOtherAdmin(facts);
  return { isAdmin: false };
};

/** Verify sets a seller verified (spec §4); nobody verifies himself. */
const verify: PersonMove = (user, facts) => {
  const { isVerified } = requireOtherSeller(user, facts);
  return isVerified ? null : { isVerified: true };
};

/** Unverify reverses it (spec §4). */
const unverify: PersonMove = (user, facts) => {
  const { isVerified } = requireOtherSeller(user, facts);
  return isVerified ? { isVerified: false } : null;
};

/** Delete is soft (architecture "People"): never oneself, never the last admin (case 39). */
const removePerson: PersonMove = (user, facts) => {
  const { isAdmin } = requireAlive(user);
  requireOther(facts);
  if (isAdmin) requireOtherAdmin(facts);
  return { isDeleted: true };
};

/** An operator's script opens a closed account again, as it was. */
const restorePerson: PersonMove = (user) => {
  if (user === undefined) throw new DomainError('not-found', NOTICE.noSuchPerson);
  return user.isDeleted ? { isDeleted: false } : null;
};

/** A buyer becomes a seller, and never goes back (rest-api contract). */
const becomeSeller: PersonMove = (user) => {
  const { isSeller } = requireAlive(user);
  return isSeller ? null : { isSeller: true };
};

/** Every move by its name, as calls, the script and the audit log say it. */
export const PERSON_MOVES = {
  makeAdmin,
  revokeAdmin,
  verify,
  unverify,
  removePerson,
  restorePerson,
  becomeSeller,
} as const satisfies Partial<Record<AuditAction, PersonMove>>;

export type PersonMoveName = keyof typeof PERSON_MOVES;

function requireAlive(user: Flags | undefined): Flags {
  if (user === undefined || user.isDeleted) throw new DomainError('not-found', NOTICE.noSuchPerson);
  return user;
}

function requireOther({ isOneself }: PersonFacts): void {
  if (isOneself) throw new DomainError('conflict', NOTICE.notOneself);
}

function requireOtherSeller(user: Flags | undefined, facts: PersonFacts): Flags {
  const person = requireAlive(user);
  requireOther(facts);
  if (!person.isSeller) throw new DomainError('conflict', NOTICE.notSeller);
  return person;
}

function requireOtherAdmin({ isOtherAdmin }: PersonFacts): void {
  if (!isOtherAdmin) throw new DomainError('conflict', NOTICE.lastAdmin);
}
