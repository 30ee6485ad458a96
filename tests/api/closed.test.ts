import { ENDPOINTS, userPath } from '@bns/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { localProject } from '../../dev/root.ts';
import { type Account, signIn, signInWithGoogle } from './accounts.ts';
import { aPerson, storedOf } from './aPerson.ts';
import { ask } from './ask.ts';
import { JUDGED, WALK } from './walk.ts';

let admin: Account;
let session: string;
let seller: Account;

const remove = ({ email }: Account) => ask('PUT', '/users/delete', { token: admin.token, query: { email } });

/** Changes his own name in Firestore as his browser would: under the rules, with his token. */
async function renameUnderRules({ uid, token }: Account, name: string): Promise<number> {
  const documents = `projects/${localProject}/databases/(default)/documents`;
  const host = `http://${process.env['FIRESTORE_EMULATOR_HOST']}`;
  const write = {
    update: { name: `${documents}/${userPath(uid)}`, fields: { name: { stringValue: name } } },
    updateMask: { fieldPaths: ['name'] },
    updateTransforms: [{ fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' }],
  };
  const { status } = await fetch(`${host}/v1/${documents}:commit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ writes: [write] }),
  });
  return status;
}

beforeAll(async () => {
  admin = await aPerson({ isAdmin: true });
});

describe('a seller who is deleted while his page is open', () => {
  beforeAll(async () => {
    seller = await aPerson({ isSeller: true, isVerified: true });
    const { body } = await ask('POST', '/users/jwt', { token: seller.token, body: {} });
    session = String(body['token']);
  });

  test('case 11: writes to Firestore until then, and not a moment longer', async () => {
    const before = await renameUnderRules(seller, 'Renamed');
    const { status } = await remove(seller);
    const after = await renameUnderRules(seller, 'Too Late');
    expect([before, status, after]).toEqual([200, 200, 403]);
    expect((await storedOf(seller)).name).toBe('Renamed');
  });

  test.each(JUDGED)('case 11: is refused %s at once, with both of his tokens', async (name) => {
    const { path = ENDPOINTS[name].path, ...asking } = (await WALK[name]?.how(seller, seller)) ?? {};
    for (const token of [seller.token, session]) {
      const { status } = await ask(ENDPOINTS[name].method, path, { token, ...asking });
      expect([401, 403]).toContain(status);
    }
  });

  test('case 11: cannot sign in again', async () => {
    await expect(signIn(seller)).rejects.toThrow('USER_DISABLED');
  });
});

describe('a verified seller who signs in with Google under the same mail', () => {
  const saveAsGoogleDoes = ({ token, email }: Account) =>
    ask('PUT', '/users', {
      token,
      query: { email },
      body: { isSeller: false, isAdmin: false, isVerified: false, isDeleted: false },
    });

  test('case 13: is the same person, and no flag is touched', async () => {
    const person = await aPerson({ isSeller: true, isVerified: true, name: 'Seller' });
    const before = await storedOf(person);
    const viaGoogle = await signInWithGoogle(person.email, 'Google Name');
    const { status } = await saveAsGoogleDoes(viaGoogle);
    expect([viaGoogle.uid, status]).toEqual([person.uid, 200]);
    expect(await storedOf(person)).toEqual(before);
  });

  test('case 13: stays deleted when he was deleted', async () => {
    const person = await aPerson({ isSeller: true, isVerified: true });
    const viaGoogle = await signInWithGoogle(person.email, 'Google Name');
    await remove(person);
    const { status } = await saveAsGoogleDoes(viaGoogle);
    expect([401, 403]).toContain(status);
    await expect(signInWithGoogle(person.email, 'Google Name')).rejects.toThrow('USER_DISABLED');
    expect((await storedOf(person)).isDeleted).toBe(true);
  });
});
