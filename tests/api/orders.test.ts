import {
  API_NOTICE,
  contactPath,
  DAILY_QUOTA,
  FIELD,
  MESSAGES,
  NOTICE,
  newOrder,
  ORDER_WORDS,
  type Order,
  orderPath,
  pairId,
  productPath,
  type Quota,
  quotaDay,
  quotaPath,
} from '@bns/domain';
import type { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import { aProduct } from '../builders/aProduct.ts';
import { aBooking } from './aBooking.ts';
import type { Account } from './accounts.ts';
import { allPages, rowsOf } from './allPages.ts';
import { aPerson } from './aPerson.ts';
import { aHiddenPhone, aPhone } from './aPhone.ts';
import { ask, verdict } from './ask.ts';
import { at, db } from './behind.ts';

const VALUES = { buyerPhone: '01712345678', meetingLocation: 'Farmgate' };
const matched = (modifiedCount: number) => ({
  acknowledged: true,
  upsertedId: null,
  upsertedCount: 0,
  matchedCount: 1,
  modifiedCount,
});

let seller: Account;

beforeAll(async () => {
  seller = await aPerson({ isSeller: true, isVerified: true, name: 'Seller' });
});

const put = ({ token }: Account, productId: string, over: object = {}) =>
  ask('PUT', '/orders', { token, body: { productId, ...VALUES, ...over } });
const stored = async ({ uid }: Account, productId: string) =>
  (await db.doc(orderPath(uid, productId)).get()).data() as Order<Timestamp> | undefined;
const dayOf = ({ uid }: Account) => db.doc(quotaPath(uid, quotaDay(new Date())));
const bookingsOf = async (person: Account) => Number((await dayOf(person).get()).get('bookings') ?? 0);

describe('PUT /orders', () => {
  test('books a phone as the client does, and counts it', async () => {
    const buyer = await aPerson({ name: 'Rahim' });
    const productId = await aPhone(seller.uid);
    const reply = await put(buyer, productId);
    expect([reply.status, reply.body]).toEqual([
      200,
      {
        acknowledged: true,
        upsertedId: pairId(buyer.uid, productId),
        upsertedCount: 1,
        matchedCount: 0,
        modifiedCount: 0,
      },
    ]);
    const order = await stored(buyer, productId);
    const { uid, email } = buyer;
    const bookable = {
      productId,
      product: aProduct(at, { sellerId: seller.uid }),
      buyer: { uid, email, name: 'Rahim' },
      now: order?.orderedAt as Timestamp,
    };
    expect(order).toEqual(newOrder(bookable, VALUES, undefined));
    expect(Math.abs(Date.now() - Number(order?.orderedAt.toMillis()))).toBeLessThan(60_000);
    expect((await dayOf(buyer).get()).data()).toEqual({ bookings: 1, listings: 0, reports: 0, productId });
  });

  test('case 35: a repeat with another phone number leaves the first order as it is', async () => {
    const buyer = await aPerson();
    const productId = await aPhone(seller.uid);
    await put(buyer, productId);
    const first = await stored(buyer, productId);
    const again = await put(buyer, productId, { buyerPhone: '01812345678', meetingLocation: 'Gulshan' });
    expect([again.status, again.body]).toEqual([200, matched(0)]);
    expect([await stored(buyer, productId), await bookingsOf(buyer)]).toEqual([first, 1]);
  });

  test('books a cancelled one again, as a new booking of the phone as it is now', async () => {
    const buyer = await aPerson();
    const { productId } = await aBooking(
      { buyerId: buyer.uid, sellerId: seller.uid },
      { status: 'cancelled', resalePrice: 100, productGone: true },
    );
    const reply = await put(buyer, productId);
    expect([reply.status, reply.body, await bookingsOf(buyer)]).toEqual([200, matched(1), 1]);
    const order = await stored(buyer, productId);
    expect(order).toMatchObject({ ...VALUES, status: 'booked', resalePrice: aProduct(at).resalePrice });
    expect(order).not.toHaveProperty('productGone');
    expect(Number(order?.orderedAt.toMillis())).toBeGreaterThan(Date.now() - 60_000);
  });

  test.each(['paid', 'handedOver'] as const)('leaves one that is %s', async (status) => {
    const buyer = await aPerson();
    const { productId } = await aBooking({ buyerId: buyer.uid, sellerId: seller.uid }, { status });
    expect((await put(buyer, productId)).body).toEqual(matched(0));
    expect([(await stored(buyer, productId))?.status, await bookingsOf(buyer)]).toEqual([status, 0]);
  });

  test.each(['declined', 'closed', 'refundDue', 'refunded'] as const)(
    'is no repeat of one that is %s',
    async (status) => {
      const buyer = await aPerson();
      const { productId } = await aBooking({ buyerId: buyer.uid, sellerId: seller.uid }, { status });
      const reply = await put(buyer, productId);
      const words = API_NOTICE.orderStands(ORDER_WORDS[status]);
      expect([...verdict(reply), reply.body['detail']]).toEqual([409, 'conflict', words]);
      expect([(await stored(buyer, productId))?.status, await bookingsOf(buyer)]).toEqual([status, 0]);
    },
  );

  test('case 14: refuses one’s own phone however the e-mail is written', async () => {
    const productId = await aPhone(seller.uid);
    const reply = await put(seller, productId, { buyerEmail: seller.email.toUpperCase() });
    expect([...verdict(reply), reply.body['detail']]).toEqual([403, 'own-product', MESSAGES.ownProduct]);
    expect(await stored(seller, productId)).toBeUndefined();
  });

  test('refuses what nobody can have any more, and who says that he is another', async () => {
    const buyer = await aPerson();
    const [sold, hidden, phone] = await Promise.all([
      aPhone(seller.uid, { isSold: true }),
      aHiddenPhone(),
      aPhone(seller.uid),
    ]);
    const replies = [
      await put(buyer, sold),
      await put(buyer, hidden),
      await put(buyer, 'nothing'),
      await put(buyer, phone, { buyerEmail: seller.email }),
      await put(buyer, phone, { sellerEmail: buyer.email }),
      await put(buyer, phone, { status: 'paid' }),
    ];
    expect(replies.map(verdict)).toEqual([
      [409, 'sold'],
      [404, 'not-found'],
      [404, 'not-found'],
      [403, 'forbidden'],
      [403, 'forbidden'],
      [400, 'invalid'],
    ]);
    expect(await bookingsOf(buyer)).toBe(0);
  });

  test.each([
    '০১৭১২৩৪৫৬৭৮',
    '+880 1712-345678',
    '01712 345 678',
    '8801712345678',
    '0088 01712345678',
    '01712\u00a0345678',
    '\u200f01712345678',
  ])('case 51 and case 52: keeps the number %j in its one form', async (buyerPhone) => {
    const buyer = await aPerson();
    const productId = await aPhone(seller.uid);
    await put(buyer, productId, { buyerPhone });
    expect((await stored(buyer, productId))?.buyerPhone).toBe('01712345678');
  });

  test.each([
    ['01012345678', FIELD.invalidNumber],
    ['0171234567', FIELD.invalidNumber],
    ['017123456789', FIELD.invalidNumber],
    ['', FIELD.phoneNumber],
  ])('case 52: refuses the number %j', async (buyerPhone, message) => {
    const buyer = await aPerson();
    const reply = await put(buyer, await aPhone(seller.uid), { buyerPhone, meetingLocation: ' ' });
    expect(verdict(reply)).toEqual([400, 'invalid']);
    expect(reply.body['errors']).toEqual(
      expect.arrayContaining([
        { field: 'buyerPhone', message },
        { field: 'meetingLocation', message: FIELD.meetingLocation },
      ]),
    );
  });

  test('refuses the booking after the day’s last one', async () => {
    const buyer = await aPerson();
    const [last, more] = await Promise.all([aPhone(seller.uid), aPhone(seller.uid)]);
    const day: Quota = { bookings: DAILY_QUOTA.bookings - 1, listings: 1, reports: 2, productId: 'phone' };
    await dayOf(buyer).set(day);
    const replies = [await put(buyer, last), await put(buyer, more)];
    expect(replies.map(({ status, body }) => [status, body['detail']])).toEqual([
      [200, undefined],
      [429, NOTICE.tooManyBookings],
    ]);
    expect([await stored(buyer, more), (await dayOf(buyer).get()).data()]).toEqual([
      undefined,
      { ...day, bookings: DAILY_QUOTA.bookings, productId: last },
    ]);
  });
});

describe('GET /orders', () => {
  const list = ({ token, email }: Account) => ask('GET', '/orders', { token, query: { email } });

  test('answers one’s own, newest first, page by page and without what is broken', async () => {
    const buyer = await aPerson();
    const ids: string[] = [];
    for (const minute of [0, 1, 2, 3]) {
      const parties = { buyerId: buyer.uid, sellerId: seller.uid };
      const { orderId } = await aBooking(parties, { orderedAt: at(1_770_000_000 + minute, 0) });
      ids.push(orderId);
    }
    await aBooking({ buyerId: 'buyer', sellerId: seller.uid });
    await db.doc(`orders/${ids[2]}`).update({ resalePrice: 'cheap' });
    const query = { email: buyer.email, limit: '2' };
    const pages = await allPages('/orders', { token: buyer.token, query });
    expect(pages.map((page) => page.map(({ _id }) => _id))).toEqual([[ids[3]], [ids[1], ids[0]]]);
  });

  test.each([
    ['booked', true],
    ['paid', true],
    ['handedOver', true],
    ['cancelled', false],
    ['declined', false],
    ['closed', false],
    ['refunded', false],
  ] as const)('says of one that is %s whether the seller’s contact is open: %s', async (status, isOpen) => {
    const buyer = await aPerson();
    const { orderId, productId } = await aBooking({ buyerId: buyer.uid, sellerId: seller.uid }, { status });
    const [row] = rowsOf(await list(buyer));
    expect(row).toEqual({
      ...aProduct(at, { sellerId: seller.uid }),
      _id: orderId,
      productId,
      status,
      productGone: false,
      time: '2026-01-15T09:30:00.123Z',
      orderedAt: '2026-01-15T09:50:00.123Z',
      buyerEmail: 'buyer@bns.test',
      buyerName: 'Buyer',
      buyerPhone: '01812345678',
      meetingLocation: 'Gate 2, New Market, Dhaka',
      ...(isOpen && { sellerEmail: 'seller@bns.test', sellerPhone: '01712345678' }),
    });
  });

  test('has no contact of a phone that was removed', async () => {
    const buyer = await aPerson();
    const { productId } = await aBooking({ buyerId: buyer.uid, sellerId: seller.uid }, { status: 'paid' });
    const rows = [productPath(productId), contactPath(productId)].map((path) => db.doc(path));
    await Promise.all(rows.map((row) => row.delete()));
    const [row] = rowsOf(await list(buyer));
    expect(row?.['status']).toBe('paid');
    expect(row).not.toHaveProperty('sellerPhone');
  });

  test('says of a closed one why', async () => {
    const buyer = await aPerson();
    const over = { status: 'closed', closedReason: 'soldToOther' } as const;
    await aBooking({ buyerId: buyer.uid, sellerId: seller.uid }, over);
    expect(rowsOf(await list(buyer))[0]).toMatchObject(over);
  });
});

test('GET /users/my-bookings answers the orders of one’s own phones, newest first, with whom and where to meet', async () => {
  const [own, other] = await Promise.all([aPerson({ isSeller: true }), aPerson({ isAdmin: true })]);
  const ids: string[] = [];
  for (const minute of [0, 1, 2]) {
    const parties = { buyerId: `buyer-${minute}`, sellerId: own.uid };
    const { orderId } = await aBooking(parties, { orderedAt: at(1_770_000_000 + minute, 0) });
    ids.unshift(orderId);
  }
  await aBooking({ buyerId: own.uid, sellerId: seller.uid });
  const query = { email: own.email, limit: '2' };
  const pages = await allPages('/users/my-bookings', { token: own.token, query });
  const [row = {}] = pages[0] ?? [];
  expect(pages.map((page) => page.map(({ _id }) => _id))).toEqual([ids.slice(0, 2), ids.slice(2)]);
  expect(row).toMatchObject({
    status: 'booked',
    buyerName: 'Buyer',
    buyerPhone: '01812345678',
    meetingLocation: 'Gate 2, New Market, Dhaka',
  });
  expect(Object.keys(row)).not.toEqual(expect.arrayContaining(['buyerEmail']));
  const { token, email } = other;
  expect(rowsOf(await ask('GET', '/users/my-bookings', { token, query: { email } }))).toEqual([]);
});
