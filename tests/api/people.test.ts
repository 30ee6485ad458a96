import { randomUUID } from 'node:crypto';
import { API_NOTICE, FIELD } from '@bns/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Account } from './accounts.ts';
import { aPerson } from './aPerson.ts';
import { ask, verdict } from './ask.ts';

const MARK = `Qz${randomUUID().slice(0, 8)}`;
let admin: Account;
let buyer: Account;
let otherAdmin: Account;
let seller: Account;

beforeAll(async () => {
  admin = await aPerson({ isAdmin: true, name: `${MARK} Asker` });
  otherAdmin = await aPerson({ isAdmin: true, name: `${MARK} B` });
  buyer = await aPerson({ name: `${MARK} A` });
  seller = await aPerson({ isSeller: true, isVerified: true, name: `${MARK} Seller` });
  await aPerson({ isSeller: true, isDeleted: true, name: `${MARK} Closed` });
});

const list = (path: string, query: Record<string, string> = {}) =>
  ask('GET', path, { token: admin.token, query: { email: admin.email, q: MARK, ...query } });
const listed = async (path: string, query?: Record<string, string>) =>
  JSON.parse((await list(path, query)).text) as Record<string, unknown>[];

describe('GET /users', () => {
  test('lists who does not sell, admins among them, without the asker and closed accounts', async () => {
    expect(await listed('/users')).toEqual([
      {
        _id: buyer.uid,
        name: `${MARK} A`,
        email: buyer.email,
        image: '',
        isSeller: false,
        isAdmin: false,
        isVerified: false,
        isDeleted: false,
      },
      expect.objectContaining({ _id: otherAdmin.uid, isAdmin: true }),
    ]);
  });

  test('is a list of pages, each of which says where the next one is', async () => {
    const first = await list('/users', { limit: '1' });
    const [, address = ''] = /^<(.+)>; rel="next"$/.exec(first.headers.get('link') ?? '') ?? [];
    const { searchParams } = new URL(address);
    const second = await list('/users', { limit: '1', cursor: searchParams.get('cursor') ?? '' });
    expect([searchParams.get('q'), searchParams.get('limit')]).toEqual([MARK, '1']);
    expect([first, second].map(({ text }) => JSON.parse(text)[0]._id)).toEqual([buyer.uid, otherAdmin.uid]);
    expect(second.headers.get('link')).toBeNull();
  });

  test.each([MARK.toLowerCase(), MARK.toUpperCase()])('finds names however they are typed: %s', async (q) => {
    const ids = (await listed('/users', { q })).map(({ _id }) => _id);
    expect(ids).toEqual([buyer.uid, otherAdmin.uid]);
  });

  test('finds by the start of an e-mail', async () => {
    const q = buyer.email.slice(0, 30).toUpperCase();
    expect((await listed('/users', { q })).map(({ _id }) => _id)).toEqual([buyer.uid]);
  });

  test('is for admins', async () => {
    const query = { email: buyer.email };
    expect(verdict(await ask('GET', '/users', { token: buyer.token, query }))).toEqual([403, 'forbidden']);
  });

  test.each([
    ['limit', '0', API_NOTICE.limitRange],
    ['limit', '101', API_NOTICE.limitRange],
    ['cursor', 'garbage', API_NOTICE.badCursor],
    ['sort', 'name', FIELD.unknownKey],
  ])('refuses %s=%s at its key', async (field, value, message) => {
    const { status, body } = await list('/users', { [field]: value });
    expect([status, body['errors']]).toEqual([400, [{ field, message }]]);
  });
});

describe('GET /users/sellers', () => {
  test('lists who sells', async () => {
    expect((await listed('/users/sellers')).map(({ _id, isVerified }) => [_id, isVerified])).toEqual([
      [seller.uid, true],
    ]);
  });

  test('shows nobody whose account is closed, from that moment on', async () => {
    await ask('PUT', '/users/delete', { token: admin.token, query: { email: seller.email } });
    expect(await listed('/users/sellers')).toEqual([]);
  });
});
