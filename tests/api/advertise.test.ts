import { API_NOTICE, NOTICE, productPath } from '@bns/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Account } from './accounts.ts';
import { aPerson, auditedOf } from './aPerson.ts';
import { aHiddenPhone, aPhone } from './aPhone.ts';
import { ask, verdict } from './ask.ts';
import { db } from './behind.ts';

let admin: Account;
let seller: Account;

beforeAll(async () => {
  [admin, seller] = await Promise.all([
    aPerson({ isAdmin: true, name: 'Admin' }),
    aPerson({ isSeller: true }),
  ]);
});

const advertise = ({ token }: Account, body: object) => ask('PATCH', '/products', { token, body });
const isAdvertised = async (productId: string) =>
  (await db.doc(productPath(productId)).get()).get('isAdvertised');

describe('PATCH /products advertises', () => {
  test('an own phone, once; nobody needs to be told who', async () => {
    const productId = await aPhone(seller.uid);
    const [first, again] = [await advertise(seller, { productId }), await advertise(seller, { productId })];
    expect([first.status, first.body]).toEqual([
      200,
      { acknowledged: true, matchedCount: 1, modifiedCount: 1 },
    ]);
    expect([again.status, again.body]).toEqual([
      200,
      { acknowledged: true, matchedCount: 1, modifiedCount: 0 },
    ]);
    expect([await isAdvertised(productId), await auditedOf(productId)]).toEqual([true, []]);
  });

  test('another’s for an admin, and it is written down, once', async () => {
    const productId = await aPhone(seller.uid, { title: 'Nokia 3310' });
    const reply = await advertise(admin, { productId });
    await advertise(admin, { productId });
    expect([reply.body['modifiedCount'], await isAdvertised(productId)]).toEqual([1, true]);
    expect(await auditedOf(productId)).toEqual([
      expect.objectContaining({
        actorId: admin.uid,
        actorName: 'Admin',
        action: 'advertiseProduct',
        targetKind: 'product',
        targetName: 'Nokia 3310',
        requestId: reply.headers.get('x-request-id'),
      }),
    ]);
  });

  test('once, for two who ask at the same time', async () => {
    const productId = await aPhone(seller.uid);
    const replies = await Promise.all([admin, seller].map((person) => advertise(person, { productId })));
    expect(
      replies.map(({ body }) => body['modifiedCount']).toSorted((one, two) => Number(one) - Number(two)),
    ).toEqual([0, 1]);
  });

  test('no sold one, also where it was advertised before', async () => {
    const [sold, before] = await Promise.all([
      aPhone(seller.uid, { isSold: true }),
      aPhone(seller.uid, { isSold: true, isAdvertised: true }),
    ]);
    expect(verdict(await advertise(seller, { productId: sold }))).toEqual([409, 'sold']);
    expect(verdict(await advertise(admin, { productId: before }))).toEqual([409, 'sold']);
    expect([await isAdvertised(sold), await auditedOf(before)]).toEqual([false, []]);
  });

  test('none that is hidden or not there', async () => {
    const hidden = await aHiddenPhone();
    for (const productId of [hidden, 'nothing']) {
      const reply = await advertise(admin, { productId });
      expect([...verdict(reply), reply.body['detail']]).toEqual([404, 'not-found', NOTICE.gone]);
    }
  });

  test.each([{}, { productId: '' }, { productId: null }, { productId: 'a/b' }, { productId: 'a_b' }])(
    'nothing for the body %o',
    async (body) => {
      const reply = await advertise(seller, body);
      const wanted = [{ field: 'productId', message: API_NOTICE.productId }];
      expect([...verdict(reply), reply.body['errors']]).toEqual([400, 'invalid', wanted]);
    },
  );
});
