import { FIELD, NOTICE, SESSION_TOKEN_MS, userPath } from '@bns/domain';
import { describe, expect, test } from 'vitest';
import { aUser } from '../builders/aUser.ts';
import { type Account, claimsIn, newEmail, signIn, signInWithGoogle, signUp } from './accounts.ts';
import { ask, verdict } from './ask.ts';
import { at, auth, db } from './behind.ts';

const GOOGLE_PICTURE = 'https://lh3.googleusercontent.com/a/picture=s96-c';
const INSERTED = (uid: string) => ({
  acknowledged: true,
  upsertedId: uid,
  upsertedCount: 1,
  matchedCount: 0,
  modifiedCount: 0,
});
const MATCHED = (modifiedCount: 0 | 1) => ({
  acknowledged: true,
  upsertedId: null,
  upsertedCount: 0,
  matchedCount: 1,
  modifiedCount,
});

const put = ({ email, token }: Account, body: object) =>
  ask('PUT', '/users', { token, query: { email }, body });
const stored = async ({ uid }: Account) => (await db.doc(userPath(uid)).get()).data() ?? {};
const claims = async ({ uid }: Account) => (await auth.getUser(uid)).customClaims;

/** Writes a person's document behind the API's back, with other words than the builder's where they matter. */
async function write({ uid, email }: Account, over: Parameters<typeof aUser>[1]) {
  await db.doc(userPath(uid)).set(aUser(at, { email, ...over } as never));
}

describe('PUT /users makes a person', () => {
  test('as a seller who is nothing else, with claims that are true when it answers', async () => {
    const account = await signUp();
    const reply = await put(account, {
      name: '  New   Seller ',
      email: account.email,
      image: '',
      isSeller: true,
      isAdmin: false,
      isVerified: false,
      isDeleted: false,
    });
    expect([reply.status, reply.body]).toEqual([200, INSERTED(account.uid)]);
    const user = await stored(account);
    const updatedAt = user['updatedAt'].toMillis();
    expect(user).toMatchObject({
      name: 'New Seller',
      email: account.email,
      image: '',
      isSeller: true,
      isAdmin: false,
      isVerified: false,
      isDeleted: false,
      claimsAt: updatedAt,
    });
    expect(await claims(account)).toEqual({ seller: true, admin: false, verified: false, at: updatedAt });
  });

  test('with what the identity service knows where the body says nothing', async () => {
    const email = newEmail();
    const account = await signInWithGoogle(email, 'Google Name');
    await put(account, { isSeller: false });
    expect(await stored(account)).toMatchObject({ name: 'Google Name', email, image: '', isSeller: false });
  });

  test('with the first part of the mail for a name where nobody knows one', async () => {
    const account = await signUp();
    await put(account, {});
    expect((await stored(account))['name']).toBe(account.email.split('@')[0]);
  });

  test('once, when three ask at the same time', async () => {
    const account = await signUp();
    const replies = await Promise.all(Array.from({ length: 3 }, () => put(account, { name: 'Buyer' })));
    const inserted = replies.filter(({ body }) => body['upsertedCount'] === 1);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(inserted.length).toBe(1);
    const { size } = await db.collection('users').where('email', '==', account.email).get();
    expect(size).toBe(1);
    // The emulator starts a process for each call that comes while the others are busy.
  }, 120_000);
});

describe('PUT /users repeated', () => {
  test('changes nothing where it says the same', async () => {
    const account = await signUp();
    await put(account, { name: 'Buyer', image: '' });
    const before = await stored(account);
    expect((await put(account, { name: 'Buyer', image: '' })).body).toEqual(MATCHED(0));
    expect(await stored(account)).toEqual(before);
  });

  test('changes what it says and keeps what it leaves out', async () => {
    const account = await signUp();
    await put(account, { name: 'Buyer', image: GOOGLE_PICTURE });
    expect((await put(account, { name: 'Other Name' })).body).toEqual(MATCHED(1));
    const user = await stored(account);
    expect([user['name'], user['image']]).toEqual(['Other Name', GOOGLE_PICTURE]);
    expect((await claims(account))?.['at']).toBe(user['updatedAt'].toMillis());
  });

  test('follows the account to the address that it has now, and changes nothing else', async () => {
    const account = await signUp();
    await put(account, { name: 'Buyer' });
    const before = await stored(account);
    const email = newEmail();
    await auth.updateUser(account.uid, { email });
    const replies = [await put(await signIn({ email }), {}), await put(await signIn({ email }), {})];
    expect(replies.map(({ body }) => body)).toEqual([MATCHED(1), MATCHED(0)]);
    const { updatedAt, claimsAt } = await stored(account);
    expect(await stored(account)).toEqual({ ...before, email, updatedAt, claimsAt });
    expect(claimsAt).toBe(updatedAt.toMillis());
  });

  test('case 7: completes an account whose claims were never set', async () => {
    const account = await signUp();
    await write(account, { name: 'New Seller', isSeller: true });
    await put(account, { name: 'New Seller', image: '', isSeller: true });
    expect(await claims(account)).toMatchObject({ seller: true, admin: false, verified: false });
  });

  test('case 8: says that the person is there already and leaves him alone', async () => {
    const account = await signUp();
    await put(account, { name: 'Buyer', isSeller: false });
    const again = await put(await signIn(account), { name: 'Buyer', isSeller: true });
    expect(again.body).toEqual(MATCHED(0));
    expect((await stored(account))['isSeller']).toBe(false);
  });

  test('case 13: by a Google sign-in changes no flag and fills only what is empty', async () => {
    const email = newEmail();
    const account = await signInWithGoogle(email, 'Google Name');
    await write(account, { name: 'Seller', image: '', isSeller: true, isVerified: true });
    await put(account, { name: 'Google Name', image: GOOGLE_PICTURE, isSeller: false, isVerified: false });
    expect(await stored(account)).toMatchObject({
      name: 'Seller',
      image: GOOGLE_PICTURE,
      isSeller: true,
      isVerified: true,
    });
  });

  test('case 13: leaves a deleted person deleted', async () => {
    const account = await signUp();
    await write(account, { isDeleted: true });
    expect(verdict(await put(account, { name: 'Back Again' }))).toEqual([403, 'forbidden']);
    expect((await stored(account))['isDeleted']).toBe(true);
  });
});

describe('PUT /users refuses', () => {
  test.each(['isAdmin', 'isVerified', 'isDeleted'])('%s true', async (flag) => {
    const account = await signUp();
    expect(verdict(await put(account, { name: 'Buyer', [flag]: true }))).toEqual([403, 'forbidden']);
    expect(await stored(account)).toEqual({});
  });

  test('another’s mail in the body', async () => {
    expect(verdict(await put(await signUp(), { email: newEmail() }))).toEqual([403, 'forbidden']);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'https://evil.example/a.png',
    'https://i.ibb.co.evil.example/a.png',
  ])('the picture %s', async (image) => {
    const { status, body } = await put(await signUp(), { image });
    expect([status, body['errors']]).toEqual([400, [{ field: 'image', message: FIELD.imageUrl }]]);
  });
});

describe('mails are one person’s however they are written', () => {
  test('case 15: spaces around it and capitals do not count', async () => {
    const account = await signUp();
    const odd = { ...account, email: `  ${account.email.toUpperCase()} ` };
    expect((await put(odd, { email: odd.email, name: 'Buyer' })).body).toEqual(INSERTED(account.uid));
    expect((await stored(account))['email']).toBe(account.email);
  });
});

describe('POST /users/jwt', () => {
  test('gives a token that works for one hour', async () => {
    const account = await signUp();
    const { status, body } = await ask('POST', '/users/jwt', {
      token: account.token,
      body: { email: account.email, name: 'Buyer' },
    });
    const said = claimsIn(String(body['token']));
    expect(status).toBe(200);
    expect(Number(said['exp']) - Number(said['iat'])).toBe(SESSION_TOKEN_MS / 1000);
    const { email } = account;
    const reply = await ask('GET', '/users/user-status', { token: String(body['token']), query: { email } });
    expect(reply.status).toBe(200);
  });

  test('gives none for somebody else', async () => {
    const { token } = await signUp();
    const reply = await ask('POST', '/users/jwt', { token, body: { email: newEmail(), name: 'Admin' } });
    expect([...verdict(reply), reply.body['detail']]).toEqual([403, 'forbidden', NOTICE.otherPersonsEmail]);
  });

  test('gives none to a deleted person', async () => {
    const account = await signUp();
    await write(account, { isDeleted: true });
    const reply = await ask('POST', '/users/jwt', { token: account.token, body: {} });
    expect(verdict(reply)).toEqual([403, 'forbidden']);
  });
});

describe('GET /users/user-status', () => {
  const status = ({ token }: Account, email: string) =>
    ask('GET', '/users/user-status', { token, query: { email } });

  test('case 16: of somebody without a document is a buyer’s', async () => {
    const account = await signUp();
    const { body } = await status(account, account.email);
    expect(body).toEqual({ role: 'buyer', isSeller: false, name: account.email.split('@')[0] });
  });

  test.each([
    [{ isSeller: true }, { role: 'seller', isSeller: true }],
    [{ isAdmin: true }, { role: 'admin', isSeller: false }],
    [
      { isAdmin: true, isSeller: true },
      { role: 'admin', isSeller: true },
    ],
    [{}, { role: 'buyer', isSeller: false }],
  ])('of %o is %o, whatever his token says', async (flags, said) => {
    const account = await signUp();
    await write(account, { name: 'Somebody', ...flags });
    expect((await status(account, ` ${account.email.toUpperCase()}`)).body).toEqual({
      ...said,
      name: 'Somebody',
    });
  });

  test('of anybody is told to an admin, and to nobody else', async () => {
    const [admin, seller, buyer] = await Promise.all([signUp(), signUp(), signUp()]);
    await write(admin, { isAdmin: true });
    await write(seller, { name: 'Seller', isSeller: true });
    expect((await status(admin, seller.email)).body).toEqual({
      role: 'seller',
      isSeller: true,
      name: 'Seller',
    });
    expect(verdict(await status(admin, newEmail()))).toEqual([404, 'not-found']);
    expect(verdict(await status(buyer, seller.email))).toEqual([403, 'forbidden']);
    expect(verdict(await status(seller, admin.email))).toEqual([403, 'forbidden']);
  });
});
