import { randomUUID } from 'node:crypto';
import {
  contactPath,
  DAILY_QUOTA,
  FIELD,
  newReporter,
  NOTICE,
  type Quota,
  quotaDay,
  quotaPath,
  reporterPath,
  reportPath,
} from '@bns/domain';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import { aContact } from '../builders/aContact.ts';
import { aProduct } from '../builders/aProduct.ts';
import type { Account } from './accounts.ts';
import { allPages, rowsOf } from './allPages.ts';
import { aPerson } from './aPerson.ts';
import { aHiddenPhone, aPhone, aReport } from './aPhone.ts';
import { ask, verdict } from './ask.ts';
import { at, db } from './behind.ts';

const SO_ALREADY = {
  acknowledged: true,
  upsertedId: null,
  upsertedCount: 0,
  matchedCount: 1,
  modifiedCount: 0,
};

let admin: Account;
let seller: Account;

beforeAll(async () => {
  [admin, seller] = await Promise.all([
    aPerson({ isAdmin: true }),
    aPerson({ isSeller: true, isVerified: true, name: 'Seller' }),
  ]);
});

const put = ({ token }: Account, body: object) => ask('PUT', '/products/reported-products', { token, body });
const stored = async ({ uid }: Account, productId: string) =>
  (await db.doc(reporterPath(productId, uid)).get()).data();
const dayOf = ({ uid }: Account) => db.doc(quotaPath(uid, quotaDay(new Date())));

describe('PUT /products/reported-products', () => {
  test('case 37: reports a phone with a reason, once per person, and counts it', async () => {
    const person = await aPerson();
    const productId = await aPhone(seller.uid);
    const replies = [
      await put(person, { productId, reason: 'stolen', note: ' Mine. ' }),
      await put(person, { productId, reason: 'fake' }),
    ];
    expect(replies.map(({ status, body }) => [status, body])).toEqual([
      [
        200,
        {
          acknowledged: true,
          upsertedId: productId,
          upsertedCount: 1,
          matchedCount: 0,
          modifiedCount: 0,
        },
      ],
      [200, SO_ALREADY],
    ]);
    const report = (await stored(person, productId)) ?? {};
    expect(report).toEqual({ reason: 'stolen', note: 'Mine.', at: report['at'] });
    expect((await dayOf(person).get()).data()).toEqual({ bookings: 0, listings: 0, reports: 1, productId });
  });

  test('takes the row that the client of the spec sends along, and the dialog’s first reason', async () => {
    const person = await aPerson();
    const productId = await aPhone(seller.uid, { isSold: true });
    const row = { ...aProduct(at), time: '2026-01-15T09:30:00.123Z', buyerEmail: person.email };
    const order = { orderedAt: '2026-01-15T09:30:00.123Z', status: 'booked', buyerPhone: '01712345678' };
    const more = { sellerEmail: 'seller@bns.test', sellerPhone: '01712345678', meetingLocation: 'Farmgate' };
    const reply = await put(person, { ...row, ...order, ...more, productId });
    expect([reply.status, reply.body['upsertedCount']]).toEqual([200, 1]);
    expect(await stored(person, productId)).toMatchObject({ reason: 'fake', note: '' });
  });

  test('refuses what is no report, and who says that he is another', async () => {
    const person = await aPerson();
    const productId = await aPhone(seller.uid);
    const hidden = await aHiddenPhone();
    const replies = [
      await put(person, { productId, reason: 'spam' }),
      await put(person, { productId, note: 'x'.repeat(501) }),
      await put(person, { productId, buyerEmail: seller.email }),
      await put(person, { productId, sellerEmail: person.email }),
      await put(person, { productId: hidden }),
      await put(person, { productId: 'nothing' }),
    ];
    expect(replies.map((reply) => [...verdict(reply), reply.body['detail']])).toEqual([
      [400, 'invalid', FIELD.reason],
      [400, 'invalid', FIELD.noteLong],
      [403, 'forbidden', NOTICE.otherPersonsEmail],
      [403, 'forbidden', NOTICE.notAllowed],
      [404, 'not-found', NOTICE.gone],
      [404, 'not-found', NOTICE.gone],
    ]);
  });

  test('is not for one’s own phone, whoever one is', async () => {
    const lost = await aPerson({}, { isSeller: true });
    for (const person of [seller, admin, lost]) {
      const productId = await aPhone(person.uid);
      expect(verdict(await put(person, { productId }))).toEqual([403, 'forbidden']);
      expect(await stored(person, productId)).toBeUndefined();
    }
  });

  test('is refused after the day’s last one', async () => {
    const person = await aPerson();
    const productId = await aPhone(seller.uid);
    const day: Quota = { bookings: 0, listings: 0, reports: DAILY_QUOTA.reports, productId: 'phone' };
    await dayOf(person).set(day);
    const reply = await put(person, { productId });
    expect([...verdict(reply), reply.body['detail']]).toEqual([
      429,
      'too-many-requests',
      NOTICE.tooManyReports,
    ]);
    expect(await stored(person, productId)).toBeUndefined();
  });
});

describe('GET /products/reported-products', () => {
  test('answers what is open, newest report first, page by page, with contact and reasons', async () => {
    const years = [2031, 2032, 2033, 2034];
    const ids: string[] = [];
    for (const year of years) {
      const productId = randomUUID();
      await aReport(productId);
      await db.doc(contactPath(productId)).set(aContact());
      const lastReportedAt = at(Date.UTC(year, 0, 15) / 1000, 0);
      await db.doc(reportPath(productId)).update({ lastReportedAt });
      ids.unshift(productId);
    }
    const [newest = '', dismissed = '', lost = '', oldest = ''] = ids;
    await db.doc(reportPath(dismissed)).update({ state: 'dismissed' });
    await db.doc(contactPath(lost)).delete();
    const query = { email: admin.email, limit: '1' };
    const pages = await allPages('/products/reported-products', { token: admin.token, query });
    const rows = pages.slice(0, 3).flat();
    expect(rows.map(({ _id }) => _id)).toEqual([newest, lost, oldest]);
    expect(rows[0]).toEqual({
      ...aProduct(at),
      _id: newest,
      time: '2026-01-15T09:30:00.123Z',
      productId: newest,
      reportCount: 1,
      reasons: { fake: 1 },
      lastReportedAt: '2034-01-15T00:00:00.000Z',
      sellerEmail: 'seller@bns.test',
      sellerPhone: '01712345678',
    });
    expect(rows[1]).not.toHaveProperty('sellerPhone');
  });

  test('leaves out what is broken', async () => {
    const productId = randomUUID();
    await aReport(productId);
    const lastReportedAt = at(Date.UTC(2040, 0, 15) / 1000, 0);
    await db.doc(reportPath(productId)).update({ lastReportedAt, sellerName: null });
    const { token, email } = admin;
    const reply = await ask('GET', '/products/reported-products', { token, query: { email } });
    expect(reply.status).toBe(200);
    expect(rowsOf(reply).map(({ _id }) => _id)).not.toContain(productId);
  });
});

describe('PUT /products/reported-products/{productId}/dismiss', () => {
  const dismiss = (productId: string) =>
    ask('PUT', `/products/reported-products/${productId}/dismiss`, { token: admin.token });

  test('of a report that an admin could not see yet: 409, and nothing is closed', async () => {
    const productId = await aPhone(seller.uid);
    await aReport(productId);
    const report = newReporter({ reason: 'fake', note: '' }, FieldValue.serverTimestamp());
    for (const uid of ['buyer', 'buyer2']) await db.doc(reporterPath(productId, uid)).set(report);
    const reply = await dismiss(productId);
    expect([...verdict(reply), reply.body['detail']]).toEqual([409, 'conflict', NOTICE.reportedMeanwhile]);
    expect((await db.doc(reportPath(productId)).get()).data()).toMatchObject({
      state: 'open',
      decidedBy: null,
    });
  });

  test('of a phone that nobody reported: 404', async () => {
    const reply = await dismiss(await aPhone(seller.uid));
    expect([...verdict(reply), reply.body['detail']]).toEqual([404, 'not-found', NOTICE.noSuchReport]);
  });
});
