import { describe, expect, test } from 'vitest';
import {
  nextState,
  type SessionEvent,
  type SessionState,
  sessionOf,
  type UserFacts,
} from './sessionState.ts';

const profile = { uid: 'a', name: 'A', email: 'a@bns.test', image: '' };
const sellerClaims = { seller: true, admin: false, verified: false, at: 1 };
const user: UserFacts = {
  name: 'From the document',
  image: 'https://i.ibb.co/x/y.jpg',
  isSeller: true,
  isAdmin: false,
  isVerified: true,
  isDeleted: false,
  claimsAt: 2,
};

const identified: SessionEvent = { type: 'identified', profile, claims: sellerClaims };
const found: SessionEvent = { type: 'lookedUp', uid: 'a', lookup: { state: 'found', user } };
const late: SessionEvent = { type: 'lookedUp', uid: 'a', lookup: { state: 'late' } };
const failed: SessionEvent = { type: 'lookedUp', uid: 'a', lookup: { state: 'failed' } };
const missing: SessionEvent = { type: 'lookedUp', uid: 'a', lookup: { state: 'missing' } };

const after = (...events: SessionEvent[]) =>
  sessionOf(events.reduce<SessionState>(nextState, { status: 'unknown' }));

describe('the session', () => {
  test('begins unknown and can end signed out with a reason', () => {
    expect(after()).toEqual({ status: 'unknown' });
    expect(after({ type: 'left', reason: 'Why' })).toEqual({ status: 'signedOut', reason: 'Why' });
  });

  test('has the role of the claims at once, and waits for the document to be sure', () => {
    expect(after(identified)).toMatchObject({ person: { role: 'seller' }, roleKnown: false });
  });

  test('then has name, picture, badge and role of the document', () => {
    expect(after(identified, found)).toMatchObject({
      person: { name: 'From the document', image: user.image, role: 'seller', isVerified: true },
      roleKnown: true,
    });
  });

  test('waits no longer than ROLE_WAIT_MS, and is corrected by a later answer', () => {
    expect(after(identified, late)).toMatchObject({ roleKnown: true, person: { role: 'seller' } });
    expect(after(identified, late, found)).toMatchObject({ roleKnown: true, person: { isVerified: true } });
  });

  test('a time-out after the answer changes nothing', () => {
    expect(after(identified, found, late)).toEqual(after(identified, found));
  });

  test('case 16: a failed look-up is said, a missing document is a buyer', () => {
    expect(after(identified, failed)).toMatchObject({ roleFailed: true, roleKnown: false });
    expect(after(identified, missing)).toMatchObject({ person: { role: 'buyer' }, roleKnown: true });
  });

  test('case 17: an answer about somebody who has left is not heard', () => {
    const other: SessionEvent = { type: 'identified', profile: { ...profile, uid: 'b' }, claims: null };
    expect(after(identified, { type: 'left', chosen: true }, found)).toEqual({
      status: 'signedOut',
      chosen: true,
    });
    expect(after(identified, found, other, found)).toMatchObject({ person: { uid: 'b', role: 'buyer' } });
  });

  test('a fresh token of the same person keeps what was looked up', () => {
    expect(after(identified, found, identified)).toEqual(after(identified, found));
  });

  test('a person without a name is called by the first part of the address', () => {
    const nameless: SessionEvent = { type: 'identified', profile: { ...profile, name: '' }, claims: null };
    expect(after(nameless)).toMatchObject({ person: { name: 'a' } });
  });
});
