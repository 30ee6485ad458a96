import { contactPath, productPath } from '@bns/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { aMoment } from '../builders/moment.ts';
import type { Account } from './accounts.ts';
import { allPages, rowsOf } from './allPages.ts';
import { aPerson } from './aPerson.ts';
import { aPhone } from './aPhone.ts';
import { ask } from './ask.ts';
import { at, db } from './behind.ts';

let seller: Account;

beforeAll(async () => {
  seller = await aPerson({ isSeller: true, name: 'Rahim' });
});

/** @param email as he writes it */
const mine = ({ token, email }: Account, query: Record<string, string> = {}) =>
  ask('GET', '/users/my-products', { token, query: { email, ...query } });

describe('GET /users/my-products', () => {
  test('lists all phones of the caller, newest first, sold and hidden ones too, with their contact', async () => {
    const phone = (minute: number, over: object) =>
      aPhone(seller.uid, { ...over, time: aMoment(at, minute) });
    const [old, sold, hidden] = await Promise.all([
      phone(1, {}),
      phone(3, { isSold: true }),
      phone(2, { isHidden: true }),
      aPhone('seller'),
    ]);
    const reply = await mine({ ...seller, email: ` ${seller.email.toUpperCase()}` });
    expect(reply.status).toBe(200);
    expect(rowsOf(reply)).toEqual([
      expect.objectContaining({ _id: sold, isSold: true }),
      expect.objectContaining({ _id: hidden, isHidden: true }),
      expect.objectContaining({ _id: old, sellerEmail: 'seller@bns.test', sellerPhone: '01712345678' }),
    ]);
    expect(reply.headers.get('cache-control')).toBe('no-store, private');
  });

  test('goes on page by page', async () => {
    const busy = await aPerson({ isSeller: true });
    const ids = await Promise.all(
      Array.from({ length: 5 }, (_, nth) => aPhone(busy.uid, { time: aMoment(at, nth) })),
    );
    const pages = await allPages('/users/my-products', {
      token: busy.token,
      query: { email: busy.email, limit: '2' },
    });
    expect(pages.map((rows) => rows.map(({ _id }) => _id))).toEqual([
      [ids[4], ids[3]],
      [ids[2], ids[1]],
      [ids[0]],
    ]);
  });

  test('keeps a phone whose contact was lost, and leaves out one that is broken', async () => {
    const other = await aPerson({ isSeller: true });
    const [bare, broken] = await Promise.all([aPhone(other.uid), aPhone(other.uid)]);
    await db.doc(contactPath(bare)).delete();
    await db.doc(productPath(broken)).update({ resalePrice: '31500' });
    expect(rowsOf(await mine(other))).toEqual([
      expect.objectContaining({ _id: bare, sellerEmail: '', sellerPhone: '' }),
    ]);
  });

  test('is empty for whoever sells nothing yet', async () => {
    expect((await mine(await aPerson({ isSeller: true }))).text).toBe('[]');
  });
});
