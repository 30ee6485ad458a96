import '../../functions/src/testing/atEmulators.ts';
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { newUser, type User, userPath } from '@bns/domain';
import { FieldValue, type Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { actOn } from './actOn.ts';
import type { AdminRequest } from './request.ts';
import { root } from '../root.ts';
import { auth, db } from '../../functions/src/firebase.ts';
import { aPerson, storedOf } from '../../tests/api/aPerson.ts';

/** In a project where nobody else's admins are, so that a test says who is the last. */
const act = (command: AdminRequest['command'], email = '', isSure = true) =>
  actOn({ command, email, isSure, project: undefined });
const stored = async (uid: string) => (await db.doc(userPath(uid)).get()).data() as User<Timestamp>;
const audited = async () => (await db.collection('auditLog').get()).docs.map((row) => row.data());

beforeEach(async () => {
  for (const collection of ['users', 'auditLog']) await db.recursiveDelete(db.collection(collection));
});

async function register(name: string, flags: Partial<User<Timestamp>> = {}) {
  const email = `${name}-${randomUUID()}@bns.test`;
  const { uid } = await auth.createUser({ email });
  const user = newUser({ name, email, image: '', isSeller: false }, FieldValue.serverTimestamp());
  await db.doc(userPath(uid)).set({ ...user, ...flags });
  return { uid, email };
}

describe('grant', () => {
  test('says what it would do and does nothing', async () => {
    const { uid, email } = await register('buyer');
    expect(await act('grant', email, false)).toEqual([
      `buyer <${email}> would become an admin.`,
      'Nothing is changed: say it again with --yes.',
    ]);
    expect([(await stored(uid)).isAdmin, await audited()]).toEqual([false, []]);
  });

  test('does it when it is sure: flag, claim and entry', async () => {
    const { uid, email } = await register('buyer');
    expect(await act('grant', email)).toEqual([`buyer <${email}> is an admin now.`]);
    const { isAdmin, updatedAt, claimsAt } = await stored(uid);
    const { customClaims } = await auth.getUser(uid);
    expect([isAdmin, claimsAt]).toEqual([true, updatedAt.toMillis()]);
    expect(customClaims).toEqual({ seller: false, admin: true, verified: false, at: claimsAt });
    expect(await audited()).toEqual([
      expect.objectContaining({ action: 'makeAdmin', targetId: uid, actorName: 'operator', door: 'script' }),
    ]);
  });

  test('is for him whose account has the address now, not for who signed up with it before', async () => {
    const people = await Promise.all(['one', 'two', 'three'].map((name) => register(name)));
    const { uid, email } = await register('buyer');
    await Promise.all(people.map((person) => db.doc(userPath(person.uid)).update({ email })));
    expect(await act('grant', email)).toEqual([`buyer <${email}> is an admin now.`]);
    const admins = await db.collection('users').where('isAdmin', '==', true).get();
    expect(admins.docs.map(({ id }) => id)).toEqual([uid]);
  });

  test('has nothing to do for an admin', async () => {
    const { email } = await register('admin', { isAdmin: true });
    expect(await act('grant', email)).toEqual([`admin <${email}> is an admin already. Nothing to do.`]);
    expect(await audited()).toEqual([]);
  });

  test('says in a sentence that nobody has the address', async () => {
    await expect(act('grant', 'nobody@bns.test')).rejects.toThrow(
      'nobody@bns.test: There is no such person. Only who has registered on the site is found.',
    );
  });
});

describe('revoke', () => {
  test('takes it from one of two, and not from the last', async () => {
    const last = await register('admin', { isAdmin: true });
    const other = await register('seller', { isAdmin: true, isSeller: true });
    await register('closed', { isAdmin: true, isDeleted: true });
    expect(await act('revoke', other.email)).toEqual([`seller <${other.email}> is an admin no more.`]);
    await expect(act('revoke', last.email)).rejects.toThrow('This is the last admin.');
    expect([(await stored(last.uid)).isAdmin, (await stored(other.uid)).isAdmin]).toEqual([true, false]);
  });
});

describe('restore', () => {
  test('opens a closed account again', async () => {
    const { uid, email } = await register('seller', { isSeller: true, isDeleted: true });
    await auth.updateUser(uid, { disabled: true });
    await act('restore', email);
    const { disabled, customClaims } = await auth.getUser(uid);
    expect([(await stored(uid)).isDeleted, disabled, customClaims?.['seller']]).toEqual([false, false, true]);
  });
});

describe('list', () => {
  test('shows the admins, or says that there is none', async () => {
    await register('buyer');
    expect(await act('list')).toEqual(['There is no admin yet.']);
    const { email } = await register('admin', { isAdmin: true });
    expect(await act('list')).toEqual([`admin <${email}>`]);
  });
});

test('npm’s command does it on what runs at this offset', async () => {
  const person = await aPerson();
  const { PATH, BNS_PORT_OFFSET } = process.env;
  const args = [join(root, 'dev/admin.ts'), 'grant', person.email.toUpperCase(), '--yes'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: { PATH, BNS_PORT_OFFSET } });
  expect(stdout).toBe(`Buyer <${person.email}> is an admin now.\n`);
  expect((await storedOf(person)).isAdmin).toBe(true);
}, 60_000);
