import { newReporter, reporterPath, reportPath } from '@bns/domain';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Account } from './accounts.ts';
import { aPerson, auditedOf } from './aPerson.ts';
import { aPhone } from './aPhone.ts';
import { ask } from './ask.ts';
import { db } from './behind.ts';

/** Triggers come late where a machine has much to do. */
const WAIT = { timeout: 150_000, interval: 250 };
const LONG = 300_000;

let admin: Account;
let seller: Account;

beforeAll(async () => {
  [admin, seller] = await Promise.all([
    aPerson({ isAdmin: true, name: 'Admin' }),
    aPerson({ isSeller: true, isVerified: true, name: 'Seller' }),
  ]);
});

/** Somebody's report, as the rules let him write it. */
const report = (productId: string, uid: string) =>
  db
    .doc(reporterPath(productId, uid))
    .set(newReporter({ reason: 'fake', note: '' }, FieldValue.serverTimestamp()));
const dismiss = (productId: string, { token } = admin) =>
  ask('PUT', `/products/reported-products/${productId}/dismiss`, { token });
const stored = async (productId: string) => (await db.doc(reportPath(productId)).get()).data() ?? {};

describe('PUT /products/reported-products/{productId}/dismiss', () => {
  test(
    'case 37: closes the reports that there are, is written down once, and a new one opens them again',
    async () => {
      const productId = await aPhone(seller.uid, { title: 'Nokia 3310', sellerName: 'Seller' });
      for (const uid of ['buyer', 'buyer2', 'buyer']) await report(productId, uid);
      await expect.poll(async () => (await stored(productId))['reportCount'], WAIT).toBe(2);

      const first = await dismiss(productId);
      const closed = await stored(productId);
      const again = await dismiss(productId);
      expect([first.body, again.body]).toEqual([
        { acknowledged: true, matchedCount: 1, modifiedCount: 1 },
        { acknowledged: true, matchedCount: 1, modifiedCount: 0 },
      ]);
      expect(closed).toMatchObject({ state: 'dismissed', decidedBy: admin.uid, reportCount: 2 });
      expect(await auditedOf(productId)).toEqual([
        expect.objectContaining({
          at: closed['decidedAt'],
          actorName: 'Admin',
          action: 'dismissReport',
          targetKind: 'product',
          targetName: 'Nokia 3310',
          requestId: first.headers.get('x-request-id'),
        }),
      ]);

      await report(productId, 'newseller');
      await expect.poll(async () => (await stored(productId))['state'], WAIT).toBe('open');
      expect((await stored(productId))['reportCount']).toBe(3);
    },
    LONG,
  );
});
