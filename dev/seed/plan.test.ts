import {
  addProductForm,
  CANONICAL_PHONE,
  DESCRIPTION_CUT,
  type Landing,
  type Order,
  type Payment,
  priceBandOf,
  PRODUCT_KEYS,
  type Product,
  productFields,
  type ReportedProduct,
  type Reservation,
  STORED_YEARS,
  type User,
  waitsFor,
  type Wish,
} from '@bns/domain';
import { describe, expect, test } from 'vitest';
import { clockAt } from './clock.ts';
import { PHONES } from './phones/phones.ts';
import { type Placed, plan } from './plan.ts';
import { SIZES, seedPictures } from './seedPictures.ts';

type Time = { seconds: number; nanoseconds: number };

const SECOND = Date.UTC(2026, 10, 27, 12) / 1000;
const DAY = 24 * 60 * 60;
const BANGLA = /[\u0980-\u09FF]/;

const pictures = seedPictures();
const urls = new Map(pictures.map(({ name }) => [name, `http://127.0.0.1:5060/AAAAAAA/${name}.webp`]));
const clock = () => clockAt<Time>(SECOND, (seconds, nanoseconds) => ({ seconds, nanoseconds }));
const made = plan(clock(), urls);

const under = <Document>(path: RegExp) =>
  made.documents.filter((one) => path.test(one.path)).map((one) => one as Placed & { data: Document });
const phones = under<Product<Time>>(/^products\/[^/]+$/);
const orders = under<Order<Time>>(/^orders\//);
const wishes = under<Wish<Time>>(/^wishlists\//);
const reported = under<ReportedProduct<Time>>(/^reportedProducts\/[^/]+$/);
const users = under<User<Time>>(/^users\//);
const phoneOf = (productId: string) => {
  const found = phones.find(({ path }) => path === `products/${productId}`);
  if (found === undefined) throw new Error(productId);
  return found.data;
};
const count = (phone: (data: Product<Time>) => boolean) => phones.filter(({ data }) => phone(data)).length;

describe('the market', () => {
  test('has 13 categories and 60 phones with different titles', () => {
    expect(under(/^categories\//)).toHaveLength(13);
    expect(phones).toHaveLength(60);
    expect(new Set(phones.map(({ data }) => data.title)).size).toBe(60);
  });

  test('has 8 advertised, 4 sold and at least 26 phones of one brand', () => {
    expect(count(({ isAdvertised }) => isAdvertised)).toBe(8);
    expect(count(({ isSold }) => isSold)).toBe(4);
    expect(count(({ categoryId }) => categoryId === 'samsung')).toBeGreaterThanOrEqual(26);
    expect(new Set(phones.map(({ data }) => data.categoryId)).size).toBe(13);
  });

  test('stands in at least 20 places, each in a district that is known', () => {
    expect(new Set(phones.map(({ data }) => data.location)).size).toBeGreaterThanOrEqual(20);
    expect(phones.filter(({ data }) => data.district === '').map(({ data }) => data.location)).toEqual([]);
  });

  test('has 6 descriptions in Bangla, no two alike, some of them short enough to stand uncut', () => {
    expect(count(({ description }) => BANGLA.test(description))).toBe(6);
    expect(new Set(phones.map(({ data }) => data.description)).size).toBe(60);
    expect(count(({ description }) => description.length <= DESCRIPTION_CUT)).toBeGreaterThanOrEqual(1);
    expect(count(({ description }) => description.length > DESCRIPTION_CUT)).toBeGreaterThanOrEqual(50);
  });

  test('has a title of 80 letters and one of 3', () => {
    const lengths = phones.map(({ data }) => data.title.length);
    expect([Math.max(...lengths), Math.min(...lengths)]).toEqual([80, 3]);
  });

  test('sells phones of both sellers, verified and not', () => {
    expect(count(({ sellerVerified }) => sellerVerified)).toBeGreaterThan(20);
    expect(count(({ sellerVerified }) => !sellerVerified)).toBeGreaterThan(15);
  });
});

describe('each phone', () => {
  test.each(PHONES.map((phone) => [phone.id, phoneOf(`seed-${phone.id}`)] as const))(
    '%s is what the form of Add Product lets through',
    async (id, product) => {
      const contact = under<{ sellerPhone: string }>(new RegExp(`^products/seed-${id}/private/contact$`))[0];
      const { time, keywords, priceBand, advertisedAt, ...entered } = product;
      const values = { ...entered, image: { name: product.image }, sellerPhone: contact?.data.sellerPhone };
      const parsed = await addProductForm.validate(values, { stripUnknown: true });
      const { title, description, location, district, originalPrice, resalePrice } = product;
      expect(parsed).toMatchObject({ title, description, location, district, originalPrice, resalePrice });
      expect(product.yearsOfUse).toMatch(STORED_YEARS);
      expect(contact?.data.sellerPhone).toMatch(CANONICAL_PHONE);
      expect(time.nanoseconds % 1_000_000).not.toBe(0);
      expect((keywords ?? []).length > 0).toBe(!product.isSold);
      expect(priceBand).toBe(priceBandOf(resalePrice));
      expect(advertisedAt !== undefined).toBe(product.isAdvertised);
    },
  );

  test('has the product’s keys and no others', () => {
    const open = ['advertisedAt', 'keywords', 'priceBand'];
    const keys = phones.map(({ data }) => Object.keys(data).filter((key) => !open.includes(key)));
    expect(keys.filter((own) => own.toSorted().join() !== [...PRODUCT_KEYS].toSorted().join())).toEqual([]);
  });

  test('costs 30 to 85 % of what it cost new', () => {
    const share = ({ data }: { data: Product<Time> }) => data.resalePrice / data.originalPrice;
    expect(phones.filter((one) => share(one) < 0.3 || share(one) > 0.85).map(({ path }) => path)).toEqual([]);
  });

  test('was listed at its own time of the last 60 days, the newest minutes ago', () => {
    const ages = phones.map(({ data }) => SECOND - data.time.seconds);
    expect(new Set(ages).size).toBe(60);
    expect(Math.min(...ages)).toBeLessThan(10 * 60);
    expect(Math.max(...ages)).toBeLessThanOrEqual(60 * DAY);
    expect(Math.max(...ages)).toBeGreaterThan(50 * DAY);
  });
});

describe('what people do with them', () => {
  test('buyer has 4 bookings and 4 wishes, buyer2 has 4 and 1', () => {
    const of = (rows: readonly { data: { buyerEmail: string } }[], name: string) =>
      rows.filter(({ data }) => data.buyerEmail === `${name}@bns.test`).length;
    expect([of(orders, 'buyer'), of(wishes, 'buyer')]).toEqual([4, 4]);
    expect([of(orders, 'buyer2'), of(wishes, 'buyer2')]).toEqual([4, 1]);
  });

  test('each payment is one that the gateway vouched for, and its order and its phone agree with it', () => {
    const payments = under<Payment<Date>>(/^payments\/BNS[0-9a-f]{24}$/);
    expect(payments.map(({ data }) => [data.state, data.waits])).toEqual([
      ['paid', null],
      ['review', 'decide'],
      ['payoutDue', 'payout'],
      ['refundDue', 'refund'],
    ]);
    const facts = payments.map(({ path, data }) => {
      const order = orders.find((one) => one.path === `orders/${data.orderId}`)?.data;
      const { isSold, isPaid } = phoneOf(data.productId);
      expect([data.amount, data.taken]).toEqual([order?.resalePrice, (order?.resalePrice ?? 0) * 100]);
      expect(data.waits).toBe(waitsFor(data.state, data.reason));
      expect(data.createdAt.getTime() / 1000).toBeGreaterThan(order?.orderedAt.seconds ?? Infinity);
      return [order?.status, order?.tranId === path.split('/')[1], isSold && isPaid];
    });
    expect(facts).toEqual([
      ['paid', true, true],
      ['booked', false, false],
      ['handedOver', true, true],
      ['refundDue', true, true],
    ]);
    const held = under<Reservation<Date>>(/^reservations\//).map(({ path }) => path);
    expect(held).toEqual(['reservations/seed-iphone-13']);
  });

  test('one booking was handed over and paid in person, a rival one is closed', () => {
    const sold = orders
      .filter(({ data }) => data.isSold && data.tranId === undefined)
      .map(({ data }) => data);
    expect(sold.map(({ status, isPaid, closedReason }) => [status, isPaid, closedReason])).toEqual([
      ['handedOver', true, null],
      ['closed', false, 'soldToOther'],
    ]);
    expect(sold.every(({ productId }) => phoneOf(productId).isSold)).toBe(true);
  });

  test('every wish, open booking and report is a copy of its phone', () => {
    const open = orders.filter(({ data }) => data.status === 'booked');
    for (const { data } of [...wishes, ...open, ...reported]) {
      expect(data).toMatchObject(productFields(phoneOf(data.productId)));
    }
  });

  test('2 phones are reported, each by 2 people, and the count agrees with the reporters', () => {
    const reporters = under(/^reportedProducts\/[^/]+\/reporters\//).map(({ path }) => path.split('/')[1]);
    expect(reported.map(({ data }) => data.reportCount)).toEqual([2, 2]);
    for (const { data } of reported) {
      expect(reporters.filter((productId) => productId === data.productId)).toHaveLength(2);
      expect(Object.values(data.reasons).reduce((sum, one) => sum + one, 0)).toBe(2);
    }
  });

  test('nobody books or reports his own phone, and nothing happens before the phone was listed', () => {
    expect(orders.filter(({ data }) => data.buyerId === data.sellerId)).toEqual([]);
    const early = [
      ...orders.map(({ data }) => data.orderedAt.seconds - data.time.seconds),
      ...wishes.map(({ data }) => data.addedAt.seconds - data.time.seconds),
      ...reported.map(({ data }) => data.lastReportedAt.seconds - data.time.seconds),
    ].filter((after) => after <= 0);
    expect(early).toEqual([]);
  });
});

describe('the rest', () => {
  test('claims mirror the documents of people, claimsAt says so', () => {
    expect(made.people.map(({ claims }) => claims)).toEqual(
      users.map(({ data }) => ({
        seller: data.isSeller,
        admin: data.isAdmin,
        verified: data.isVerified,
        at: data.updatedAt.seconds * 1000 + 123,
      })),
    );
    expect(users.map(({ data }) => data.claimsAt)).toEqual(made.people.map(({ claims }) => claims.at));
  });

  test('the home page has six categories by name and the six newest advertised phones', () => {
    const { categories, advertised } = under<Landing<Time>>(/^public\/landing$/)[0]?.data ?? {};
    const names = categories?.map(({ categoryName }) => categoryName);
    expect(names).toEqual(['Apple', 'Google', 'Infinix', 'Motorola', 'Nokia', 'OnePlus']);
    const times = advertised?.map(({ _id }) => phoneOf(_id).advertisedAt?.seconds ?? 0) ?? [];
    expect(times).toHaveLength(6);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });

  test('every phone, category and two people have a picture of their own, phones a small one too, in a dozen shapes', () => {
    expect(pictures).toHaveLength(2 * 60 + 13 + 2);
    expect(new Set(pictures.map(({ picture }) => picture.key)).size).toBe(135);
    expect(new Set(SIZES.map(([width, height]) => (width / height).toFixed(3))).size).toBe(12);
  });

  test('is the same each time', () => {
    expect(plan(clock(), urls)).toEqual(made);
  });
});
