import { NOTICE, userPath } from '@bns/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Account, claimsIn, newEmail, signIn, signUp } from './accounts.ts';
import { aPerson, auditedOf, storedOf } from './aPerson.ts';
import { aPhone } from './aPhone.ts';
import { ask, type Reply, verdict } from './ask.ts';
import { auth, db } from './behind.ts';

/** Rivals wait for each other's locks in the emulator, and for processes that it starts. */
const LONG = 120_000;
const CHANGED = { acknowledged: true, matchedCount: 1, modifiedCount: 1 };
const SO_ALREADY = { ...CHANGED, modifiedCount: 0 };

let admin: Account;

beforeAll(async () => {
  admin = await aPerson({ isAdmin: true, name: 'Admin' });
});

const put = ({ token }: Account, what: string, email: string) =>
  ask('PUT', `/users/${what}`, { token, query: { email } });
const statusOf = async ({ token, email }: Account) =>
  (await ask('GET', '/users/user-status', { token, query: { email } })).body;

describe('an admin', () => {
  test('case 9: makes somebody admin, and it is so for his fresh token and his open page at once', async () => {
    const buyer = await aPerson();
    const reply = await put(admin, 'admin', buyer.email);
    const fresh = claimsIn((await signIn(buyer)).token);
    expect([reply.status, reply.body]).toEqual([200, CHANGED]);
    expect([fresh['admin'], (await statusOf(buyer))['role']]).toEqual([true, 'admin']);
    expect((await storedOf(buyer)).claimsAt).toBe(fresh['at']);
  });

  test.each([
    ['admin', {}, { isAdmin: true }],
    ['verify', { isSeller: true }, { isVerified: true }],
    ['unverify', { isSeller: true, isVerified: true }, { isVerified: false }],
    ['delete', { isSeller: true }, { isDeleted: true }],
  ])('%s: changes that flag, once, and it is written down once', async (what, before, after) => {
    const person = await aPerson(before);
    const old = await storedOf(person);
    const replies = [await put(admin, what, person.email)];
    if (what !== 'delete') replies.push(await put(admin, what, person.email));
    const { updatedAt, claimsAt, ...user } = await storedOf(person);
    expect(replies.map(({ body }) => body)).toEqual([CHANGED, SO_ALREADY].slice(0, replies.length));
    expect(user).toEqual({ ...user, ...old, ...after, updatedAt: undefined, claimsAt: undefined });
    expect([updatedAt.toMillis() > old.updatedAt.toMillis(), claimsAt]).toEqual([true, updatedAt.toMillis()]);
    expect(await auditedOf(person.uid)).toEqual([
      expect.objectContaining({
        at: updatedAt,
        actorId: admin.uid,
        actorName: 'Admin',
        targetKind: 'user',
        targetName: old.name,
        door: 'api',
        requestId: replies[0]?.headers.get('x-request-id'),
      }),
    ]);
  });

  test.each(['admin', 'verify', 'unverify', 'delete'])(
    '%s of nobody, or of somebody deleted: 404',
    async (what) => {
      const deleted = await aPerson({ isSeller: true, isDeleted: true });
      const replies = await Promise.all([put(admin, what, newEmail()), put(admin, what, deleted.email)]);
      for (const reply of replies) {
        expect([...verdict(reply), reply.body['detail']]).toEqual([404, 'not-found', NOTICE.noSuchPerson]);
      }
    },
  );

  test.each(['verify', 'unverify'])('%s of somebody who sells nothing: 409', async (what) => {
    const reply = await put(admin, what, (await aPerson()).email);
    expect([...verdict(reply), reply.body['detail']]).toEqual([409, 'conflict', NOTICE.notSeller]);
  });

  test(
    'case 33: presses Verify twice at once: one change, one entry',
    async () => {
      const seller = await aPerson({ isSeller: true });
      const replies = await Promise.all([
        put(admin, 'verify', seller.email),
        put(admin, 'verify', seller.email),
      ]);
      expect(replies.map(({ status }) => status)).toEqual([200, 200]);
      const changes = replies.filter(({ body }) => body['modifiedCount'] === 1);
      expect(changes.length).toBe(1);
      expect((await auditedOf(seller.uid)).length).toBe(1);
    },
    LONG,
  );

  test('case 39: cannot delete himself', async () => {
    const reply = await put(admin, 'delete', admin.email);
    expect([...verdict(reply), reply.body['detail']]).toEqual([409, 'conflict', NOTICE.notOneself]);
    expect([(await storedOf(admin)).isDeleted, await auditedOf(admin.uid)]).toEqual([false, []]);
  });

  test(
    'case 39: is left when two delete each other at the same moment',
    async () => {
      const [one, other] = await Promise.all([aPerson({ isAdmin: true }), aPerson({ isAdmin: true })]);
      const replies = await Promise.all([put(one, 'delete', other.email), put(other, 'delete', one.email)]);
      const left = [await storedOf(one), await storedOf(other)].filter(({ isDeleted }) => !isDeleted);
      expect(left.length).toBe(1);
      expect(replies.filter(({ status }) => status === 200).length).toBe(1);
      expect(replies.filter(({ status }) => status === 401 || status === 403).length).toBe(1);
    },
    LONG,
  );
});

describe('a buyer', () => {
  test('whose mail is verified starts to sell, with a claim that says so, and it is written down', async () => {
    const buyer = await aPerson();
    const replies = [await put(buyer, 'seller', buyer.email), await put(buyer, 'seller', buyer.email)];
    expect(replies.map(({ body }) => body)).toEqual([CHANGED, SO_ALREADY]);
    expect(claimsIn((await signIn(buyer)).token)['seller']).toBe(true);
    expect(await auditedOf(buyer.uid)).toEqual([
      expect.objectContaining({ action: 'becomeSeller', actorId: buyer.uid }),
    ]);
  });

  test('whose mail is not verified is told to confirm it', async () => {
    const buyer = await signUp();
    await ask('PUT', '/users', { token: buyer.token, query: { email: buyer.email }, body: {} });
    const reply = await put(buyer, 'seller', buyer.email);
    expect([...verdict(reply), reply.body['detail']]).toEqual([403, 'forbidden', NOTICE.emailUnverified]);
    expect((await storedOf(buyer)).isSeller).toBe(false);
  });
});

describe('mails are one person’s however they are written', () => {
  test('case 14: who registers, sells and is deleted under three spellings is one person', async () => {
    const written = newEmail().replace('buyer-', 'Buyer-').replace('@bns.test', '@BNS.test');
    const { uid, token } = await signUp(written);
    await ask('PUT', '/users', {
      token,
      query: { email: written },
      body: { email: written, isSeller: true },
    });
    const again = await signIn({ email: written.toLowerCase() });
    const own = await ask('PUT', `/products/${await aPhone(uid)}`, { token: again.token });
    const shouted = written.toUpperCase();
    const asked: Reply = await ask('GET', '/users/user-status', {
      token: again.token,
      query: { email: shouted },
    });
    const reply = await put(admin, 'delete', ` ${shouted} `);
    expect([again.uid, own.status, asked.status, reply.body]).toEqual([uid, 200, 200, CHANGED]);
    const user = await storedOf({ uid });
    expect([user.email, user.isDeleted]).toEqual([written.toLowerCase(), true]);
    expect((await auth.getUser(uid)).disabled).toBe(true);
  });
});

describe('an e-mail is his whose account has it now', () => {
  /** Somebody whose document still says the address that his account had, and the one who has it now. */
  async function twoOfOneAddress(flags: Parameters<typeof aPerson>[0] = {}) {
    const [squatter, owner] = await Promise.all([aPerson(flags), aPerson(flags)]);
    await db.doc(userPath(squatter.uid)).update({ email: owner.email });
    return { squatter, owner };
  }

  test.each([
    ['admin', 'isAdmin', {}],
    ['verify', 'isVerified', { isSeller: true }],
    ['delete', 'isDeleted', { isSeller: true }],
  ] as const)('%s moves him, and not who signed up with it before', async (what, flag, flags) => {
    // Found by its e-mail it would be one of the two by chance: the order of their ids.
    for (const { squatter, owner } of await Promise.all([1, 2, 3].map(() => twoOfOneAddress(flags)))) {
      const reply = await put(admin, what, owner.email);
      const after = [(await storedOf(owner))[flag], (await storedOf(squatter))[flag]];
      expect([reply.body, after, await auditedOf(squatter.uid)]).toEqual([CHANGED, [true, false], []]);
    }
  });

  test('who starts to sell starts himself', async () => {
    for (const { squatter, owner } of await Promise.all([1, 2, 3].map(() => twoOfOneAddress()))) {
      await put(owner, 'seller', owner.email);
      expect([(await storedOf(owner)).isSeller, (await storedOf(squatter)).isSeller]).toEqual([true, false]);
    }
  });

  test('and where no account has it there is nobody', async () => {
    const squatter = await aPerson();
    const email = newEmail();
    await db.doc(userPath(squatter.uid)).update({ email });
    const asked = await ask('GET', '/users/user-status', { token: admin.token, query: { email } });
    const replies = [asked, await put(admin, 'admin', email), await put(admin, 'delete', email)];
    expect(replies.map(verdict)).toEqual(replies.map(() => [404, 'not-found']));
    expect(await storedOf(squatter)).toMatchObject({ isAdmin: false, isDeleted: false });
  });

  test('an admin is told the status of the one who has it', async () => {
    for (const { squatter, owner } of await Promise.all([1, 2, 3].map(() => twoOfOneAddress()))) {
      await db.doc(userPath(squatter.uid)).update({ isSeller: true });
      const { body } = await ask('GET', '/users/user-status', {
        token: admin.token,
        query: { email: owner.email },
      });
      expect(body['role']).toBe('buyer');
    }
  });
});
