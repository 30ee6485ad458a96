import { type Claims, nameOrEmail, type Role, roleOf, type User } from '@bns/domain';

/** What the identity service says of a person. */
export type Profile = { uid: string; name: string; email: string; image: string };

/** The part of `users/{uid}` that the session lives on. */
export type UserFacts = Omit<User<unknown>, 'createdAt' | 'updatedAt' | 'email'>;

/**
 * How the look-up of `users/{uid}` stands. `late` after ROLE_WAIT_MS: buyer's view or the claims', corrected when
 * the answer comes (decisions 2); `failed` after three more tries (case 16).
 */
type Lookup = { state: 'waiting' | 'late' | 'missing' | 'failed' } | { state: 'found'; user: UserFacts };

export type SessionState =
  | { status: 'unknown' }
  | { status: 'signedOut'; reason?: string; chosen?: true }
  | { status: 'signedIn'; profile: Profile; claims: Claims | null; lookup: Lookup };

export type SessionEvent =
  | { type: 'identified'; profile: Profile; claims: Claims | null }
  | { type: 'lookedUp'; uid: string; lookup: Lookup }
  | { type: 'left'; reason?: string; chosen?: true };

export type Person = {
  uid: string;
  name: string;
  email: string;
  image: string;
  role: Role;
  isSeller: boolean;
  isVerified: boolean;
};

/**
 * Who uses this page. `roleFailed` says that the role could not be looked up; `chosen` that the person pressed
 * Logout here, so that the next one on this device is not led to his page.
 */
export type Session =
  | { status: 'unknown' }
  | { status: 'signedOut'; reason?: string; chosen?: true }
  | { status: 'signedIn'; person: Person; roleKnown: boolean; roleFailed: boolean };

/** The next state; an answer about somebody who has left, or a time-out after the answer, changes nothing. */
export function nextState(state: SessionState, event: SessionEvent): SessionState {
  if (event.type === 'left') {
    const { type: _, ...why } = event;
    return { status: 'signedOut', ...why };
  }
  const uid = state.status === 'signedIn' ? state.profile.uid : undefined;
  if (event.type === 'identified') {
    const lookup: Lookup =
      state.status === 'signedIn' && uid === event.profile.uid ? state.lookup : { state: 'waiting' };
    return { status: 'signedIn', profile: event.profile, claims: event.claims, lookup };
  }
  if (state.status !== 'signedIn' || uid !== event.uid) return state;
  if (event.lookup.state === 'late' && state.lookup.state !== 'waiting') return state;
  return { ...state, lookup: event.lookup };
}

/** What screens are told of a state. */
export function sessionOf(state: SessionState): Session {
  if (state.status !== 'signedIn') return state;
  const { lookup } = state;
  return {
    status: 'signedIn',
    person: personOf(state),
    roleKnown: lookup.state === 'found' || lookup.state === 'missing' || lookup.state === 'late',
    roleFailed: lookup.state === 'failed',
  };
}

function personOf({ profile, claims, lookup }: Extract<SessionState, { status: 'signedIn' }>): Person {
  if (lookup.state !== 'found') {
    const mirrored = lookup.state === 'missing' ? null : claims;
    return {
      ...profile,
      name: nameOrEmail(profile.name, profile.email),
      role: roleOf({ isAdmin: mirrored?.admin ?? false, isSeller: mirrored?.seller ?? false }),
      isSeller: mirrored?.seller ?? false,
      isVerified: mirrored?.verified ?? false,
    };
  }
  const { user } = lookup;
  return {
    uid: profile.uid,
    email: profile.email,
    name: nameOrEmail(user.name === '' ? profile.name : user.name, profile.email),
    image: user.image,
    role: roleOf(user),
    isSeller: user.isSeller,
    isVerified: user.isVerified,
  };
}
