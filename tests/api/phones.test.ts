import { contactPath, NOTICE, productPath, reservationPath } from '@bns/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Account } from './accounts.ts';
import { aPerson, auditedOf } from './aPerson.ts';
import { aPhone } from './aPhone.ts';
import { ask, verdict } from './ask.ts';
import { at, db } from './behind.ts';

let admin: Account;
let seller: Account;

beforeAll(async () => {
  [admin, seller] = await Promise.all([
    aPerson({ isAdmin: true, name: 'Admin' }),
    aPerson({ isSeller: true, isVerified: true }),
  ]);
});

const remove = ({ token }: Account, productId: string) => ask('PUT', `/products/${productId}`, { token });
const isThere = async (productId: string) => {
  const rows = await db.getAll(db.doc(productPath(productId)), db.doc(contactPath(productId)));
  return rows.map(({ exists }) => exists);
};

describe('PUT /products/{id} deletes', () => {
  test('an own phone with its contact; nobody needs to be told who', async () => {
    const productId = await aPhone(seller.uid);
    const { status, body } = await remove(seller, productId);
    expect([status, body]).toEqual([200, { acknowledged: true, deletedCount: 1 }]);
    expect([await isThere(productId), await auditedOf(productId)]).toEqual([[false, false], []]);
  });

  test('another’s for an admin, and it is written down', async () => {
    const productId = await aPhone(seller.uid, { title: 'Nokia 3310' });
    const reply = await remove(admin, productId);
    expect([reply.status, await isThere(productId)]).toEqual([200, [false, false]]);
    expect(await auditedOf(productId)).toEqual([
      expect.objectContaining({
        actorId: admin.uid,
        actorName: 'Admin',
        action: 'deleteProduct',
        targetKind: 'product',
        targetName: 'Nokia 3310',
        door: 'api',
        requestId: reply.headers.get('x-request-id'),
      }),
    ]);
  });

  test('no sold one, and none that is being paid for', async () => {
    const [sold, reserved] = await Promise.all([aPhone(seller.uid, { isSold: true }), aPhone(seller.uid)]);
    await db.doc(reservationPath(reserved)).set({ buyerId: 'buyer' });
    for (const person of [seller, admin]) {
      expect(verdict(await remove(person, sold))).toEqual([409, 'sold']);
      expect(verdict(await remove(person, reserved))).toEqual([409, 'conflict']);
    }
    expect([await isThere(sold), await isThere(reserved), await auditedOf(sold)]).toEqual([
      [true, true],
      [true, true],
      [],
    ]);
  });

  test('one whose payment was given up: the time of its reservation has passed', async () => {
    const productId = await aPhone(seller.uid);
    await db.doc(reservationPath(productId)).set({ buyerId: 'buyer', until: at(1_700_000_000, 0) });
    expect((await remove(seller, productId)).status).toBe(200);
  });

  test('nothing where there is no such phone, or no longer', async () => {
    const productId = await aPhone(seller.uid);
    await remove(seller, productId);
    for (const id of [productId, 'nothing']) {
      const reply = await remove(admin, id);
      expect([...verdict(reply), reply.body['detail']]).toEqual([404, 'not-found', NOTICE.gone]);
    }
  });

  test('once, for two who ask at the same time', async () => {
    const productId = await aPhone(seller.uid);
    const replies = await Promise.all([remove(admin, productId), remove(admin, productId)]);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 404]));
    expect((await auditedOf(productId)).length).toBe(1);
  }, 60_000);
});
