import '../testing/atEmulators.ts';
import { randomUUID } from 'node:crypto';
import { newUser, userPath } from '@bns/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deliver } from '../../../tests/triggers/events.ts';
import { auth, db } from '../firebase.ts';
import { mirrorClaims } from './mirrorClaims.ts';

const FIRST = Timestamp.fromMillis(1_768_000_000_123);
const LATER = Timestamp.fromMillis(1_768_000_001_456);
let uid: string;

const claims = async () => (await auth.getUser(uid)).customClaims;
const stored = async () => (await db.doc(userPath(uid)).get()).data();
const change = (over: object) => db.doc(userPath(uid)).update({ ...over, updatedAt: LATER });

/** The event of the document as it is now. */
const made = async () => ({ path: userPath(uid), before: undefined, after: await stored() });

beforeEach(async () => {
  const email = `seller-${randomUUID()}@bns.test`;
  uid = (await auth.createUser({ email })).uid;
  await db.doc(userPath(uid)).set(newUser({ name: 'Seller', email, image: '', isSeller: true }, FIRST));
});

describe('claims mirror the document', () => {
  test('and the document notes which version they mirror', async () => {
    await mirrorClaims(uid);
    expect(await claims()).toEqual({ seller: true, admin: false, verified: false, at: FIRST.toMillis() });
    expect(await stored()).toMatchObject({ claimsAt: FIRST.toMillis(), updatedAt: FIRST });
  });

  test('of a deleted person by saying nothing for him', async () => {
    await change({ isDeleted: true, isVerified: true, isAdmin: true });
    await mirrorClaims(uid);
    expect(await claims()).toEqual({ seller: false, admin: false, verified: false, at: LATER.toMillis() });
  });

  test('as it is at the end, when it changes under way and many mirror at once', async () => {
    const before = Array.from({ length: 3 }, () => mirrorClaims(uid));
    const changed = change({ isVerified: true });
    const after = Array.from({ length: 3 }, () => mirrorClaims(uid));
    await Promise.all([...before, changed, ...after]);
    expect(await claims()).toMatchObject({ verified: true, at: LATER.toMillis() });
  });
});

describe('the account of a deleted person', () => {
  const WRITES = ['setCustomUserClaims', 'updateUser', 'revokeRefreshTokens'] as const;
  let deletedAt: Timestamp;

  const account = async () => {
    const { disabled, tokensValidAfterTime } = await auth.getUser(uid);
    const isRevoked = Date.parse(tokensValidAfterTime ?? '') / 1000 >= deletedAt.seconds;
    return { disabled, isRevoked };
  };
  beforeEach(async () => {
    deletedAt = Timestamp.now();
    await db.doc(userPath(uid)).update({ isDeleted: true, updatedAt: deletedAt });
  });
  afterEach(() => vi.restoreAllMocks());

  test('is closed, and whoever is signed in cannot renew his token', async () => {
    await mirrorClaims(uid);
    expect(await account()).toEqual({ disabled: true, isRevoked: true });
  });

  test('is not asked to change again when it is so already', async () => {
    await mirrorClaims(uid);
    const calls = WRITES.map((write) => vi.spyOn(auth, write));
    await mirrorClaims(uid);
    expect(calls.map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);
  });

  test.each(WRITES)('is closed by the trigger when the call died at %s', async (write) => {
    vi.spyOn(auth, write).mockRejectedValueOnce(new Error('died'));
    await expect(mirrorClaims(uid)).rejects.toThrow('died');
    await deliver(await made());
    expect([await account(), (await stored())?.['claimsAt']]).toEqual([
      { disabled: true, isRevoked: true },
      deletedAt.toMillis(),
    ]);
  });

  test('is open again when he is restored, with the claims of before', async () => {
    await mirrorClaims(uid);
    await db.doc(userPath(uid)).update({ isDeleted: false, updatedAt: Timestamp.now() });
    await mirrorClaims(uid);
    expect([(await account()).disabled, (await claims())?.['seller']]).toEqual([false, true]);
  });

  test('is open when he was restored while it was being closed', async () => {
    const restore = async () => {
      await db.doc(userPath(uid)).update({ isDeleted: false, updatedAt: Timestamp.now() });
      await mirrorClaims(uid);
    };
    const close = auth.updateUser.bind(auth);
    vi.spyOn(auth, 'updateUser').mockImplementationOnce(async (...asked) => {
      await restore();
      return close(...asked);
    });
    await mirrorClaims(uid);
    expect([(await account()).disabled, (await claims())?.['seller']]).toEqual([false, true]);
  });
});

describe('the trigger', () => {
  test('case 28: delivered seven times mirrors once', async () => {
    const event = await made();
    await deliver(event);
    const { updateTime } = await db.doc(userPath(uid)).get();
    await deliver(event, 6);
    expect((await db.doc(userPath(uid)).get()).updateTime).toEqual(updateTime);
  });

  test('that comes after a later one leaves the later truth', async () => {
    const event = await made();
    await change({ isVerified: true });
    await deliver(await made());
    await deliver(event);
    expect(await claims()).toMatchObject({ verified: true, at: LATER.toMillis() });
  });

  test('mends what a rival left that died after it had set older claims', async () => {
    await change({ isVerified: true });
    const event = await made();
    await mirrorClaims(uid);
    await auth.setCustomUserClaims(uid, {
      seller: true,
      admin: false,
      verified: false,
      at: FIRST.toMillis(),
    });
    await deliver(event);
    expect(await claims()).toMatchObject({ verified: true, at: LATER.toMillis() });
  });

  test('asks nobody when mirroring has noted itself', async () => {
    await mirrorClaims(uid);
    const asked = vi.spyOn(auth, 'getUser');
    const after = await stored();
    await deliver({ path: userPath(uid), before: { ...after, claimsAt: 0 }, after });
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });

  test('has nothing to do for a document whose account is gone, or that is gone itself', async () => {
    const event = await made();
    await auth.deleteUser(uid);
    await expect(deliver(event)).resolves.toBeUndefined();
    await expect(deliver({ ...event, path: userPath('nobody') })).resolves.toBeUndefined();
  });
});
