import '../testing/atEmulators.ts';
import { randomUUID } from 'node:crypto';
import { DomainError, NOTICE, newUser, type PersonMoveName, type User, userPath } from '@bns/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, test } from 'vitest';
import { db } from '../firebase.ts';
import { movePerson } from './people.ts';
import type { StoredUser } from './users.ts';

const FIRST = Timestamp.fromMillis(1_768_000_000_123);
/** Rivals wait for each other's locks in the emulator. */
const LONG = 60_000;
const SCRIPT = { actorId: '', actorName: 'operator', door: 'script', requestId: '' } as const;

type Flags = Partial<Pick<User<Timestamp>, 'isSeller' | 'isAdmin' | 'isVerified' | 'isDeleted'>>;

beforeEach(async () => {
  await db.recursiveDelete(db.collection('users'));
  await db.recursiveDelete(db.collection('auditLog'));
});

/** @returns his uid */
async function aPerson(uid: string, flags: Flags): Promise<string> {
  const user = newUser({ name: uid, email: `${uid}@bns.test`, image: '', isSeller: false }, FIRST);
  await db.doc(userPath(uid)).set({ ...user, ...flags });
  return uid;
}

const stored = async (uid: string) => (await db.doc(userPath(uid)).get()).data() as StoredUser;
const audited = async () => (await db.collection('auditLog').get()).docs.map((row) => row.data());

/** An admin by his document, as the call judges him. */
const admin = (uid: string, requestId: string = randomUUID()) => ({
  uid,
  requestId,
  judge: (person: StoredUser | undefined) => {
    if (person?.isAdmin !== true || person.isDeleted) throw new DomainError('forbidden', 'no admin any more');
  },
});

const outcomes = async (acts: Promise<{ modified: boolean }>[]) =>
  (await Promise.allSettled(acts)).map((act) =>
    act.status === 'fulfilled' ? act.value.modified : (act.reason as DomainError).code,
  );

test('a move changes the flag, its time and nothing else, and is written down in the same commit', async () => {
  await aPerson('admin', { isAdmin: true });
  const uid = await aPerson('newseller', { isSeller: true });
  const before = await stored('newseller');
  await movePerson({ move: 'verify', uid }, admin('admin', 'request'));
  const { updatedAt, ...after } = await stored('newseller');
  expect(after).toEqual({ ...after, ...before, isVerified: true, updatedAt: undefined });
  expect(await audited()).toEqual([
    {
      at: updatedAt,
      actorId: 'admin',
      actorName: 'admin',
      action: 'verify',
      targetKind: 'user',
      targetId: 'newseller',
      targetName: 'newseller',
      door: 'api',
      requestId: 'request',
    },
  ]);
});

test('what is so already is neither written nor written down', async () => {
  await aPerson('admin', { isAdmin: true });
  const uid = await aPerson('seller', { isSeller: true, isVerified: true });
  const { modified } = await movePerson({ move: 'verify', uid }, admin('admin'));
  expect([modified, (await stored('seller')).updatedAt, await audited()]).toEqual([false, FIRST, []]);
});

test(
  'case 33: Verify pressed many times at once changes once and is written down once',
  async () => {
    await aPerson('admin', { isAdmin: true });
    const uid = await aPerson('newseller', { isSeller: true });
    const press = () => movePerson({ move: 'verify', uid }, admin('admin'));
    const said = await outcomes([press(), press(), press()]);
    expect(said.filter((outcome) => outcome === true).length).toBe(1);
    expect(said.filter((outcome) => outcome === false).length).toBe(2);
    expect((await audited()).length).toBe(1);
  },
  LONG,
);

test(
  'case 39: two admins who delete each other at the same moment leave one',
  async () => {
    const [one, other] = await Promise.all([
      aPerson('one', { isAdmin: true }),
      aPerson('other', { isAdmin: true }),
    ]);
    const said = await outcomes([
      movePerson({ move: 'removePerson', uid: other }, admin('one')),
      movePerson({ move: 'removePerson', uid: one }, admin('other')),
    ]);
    const left = [await stored('one'), await stored('other')].filter(({ isDeleted }) => !isDeleted);
    expect([left.length, (await audited()).length]).toEqual([1, 1]);
    expect(said.filter((outcome) => outcome === true).length).toBe(1);
  },
  LONG,
);

test.each<PersonMoveName>(['revokeAdmin', 'removePerson'])(
  'case 39: %s of all admins at once by an operator leaves one',
  async (move) => {
    const uids = await Promise.all(['one', 'other'].map((uid) => aPerson(uid, { isAdmin: true })));
    await aPerson('closed', { isAdmin: true, isDeleted: true });
    const said = await outcomes(uids.map((uid) => movePerson({ move, uid }, SCRIPT)));
    expect(new Set(said)).toEqual(new Set(['conflict', true]));
  },
  LONG,
);

test('an admin who is one no more by his document does nothing', async () => {
  await aPerson('demoted', {});
  const uid = await aPerson('newseller', { isSeller: true });
  const act = movePerson({ move: 'verify', uid }, admin('demoted'));
  await expect(act).rejects.toMatchObject({ code: 'forbidden' });
  expect([(await stored('newseller')).isVerified, await audited()]).toEqual([false, []]);
});

test.each([undefined, 'without-document'])(
  'a move on nobody (%s) says so and writes nothing',
  async (uid) => {
    await aPerson('admin', { isAdmin: true });
    const act = movePerson({ move: 'verify', uid }, admin('admin'));
    await expect(act).rejects.toMatchObject({ code: 'not-found', message: NOTICE.noSuchPerson });
    expect(await audited()).toEqual([]);
  },
);
