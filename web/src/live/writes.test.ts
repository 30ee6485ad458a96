import { FIELD, NOTICE, quotaDay, quotaPath } from '@bns/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import { FirestoreError, Timestamp } from 'firebase/firestore';
import type { editProduct } from '../api/products.ts';
import type { PhoneRow } from './rows.ts';
import {
  advertisePhone,
  bookPhone,
  cancelBooking,
  editPhone,
  listPhone,
  removeWish,
  reportPhone,
  wishPhone,
} from './writes.ts';

type Data = Record<string, unknown>;
type Ref = { path: string; id: string };

// A database of one map. Each entry of `lost` is an attempt without an answer, which Firestore runs again; it says
// whether that attempt's writes arrive, and what else happens before the next.
const fakes = vi.hoisted(() => ({
  rows: new Map<string, Data>(),
  lost: [] as ((arrive: () => void) => void)[],
  ids: 0,
  denied: new Set<string>(),
  editProduct: vi.fn<typeof editProduct>(),
}));

vi.mock('../api/products.ts', () => ({ editProduct: fakes.editProduct }));
vi.mock('./firestore.ts', () => ({ firestore: () => ({}) }));
vi.mock('firebase/firestore', async (original) => {
  const refTo = (path: string): Ref => ({ path, id: path.slice(path.lastIndexOf('/') + 1) });
  const attempt = async (work: (transaction: object) => Promise<unknown>): Promise<unknown> => {
    const writes: [string, Data][] = [];
    const write = (ref: Ref, data: Data) => writes.push([ref.path, data]);
    const get = async ({ path }: Ref) => {
      if (fakes.denied.has(path)) throw denial() as Error;
      const data = fakes.rows.get(path);
      return { exists: () => data !== undefined, data: () => data };
    };
    const remove = ({ path }: Ref) => fakes.rows.delete(path);
    const result = await work({ get, set: write, update: write, delete: remove });
    const arrive = () => {
      for (const [path, data] of writes) fakes.rows.set(path, { ...fakes.rows.get(path), ...data });
    };
    const losing = fakes.lost.shift();
    if (losing === undefined) {
      arrive();
      return result;
    }
    losing(arrive);
    return attempt(work);
  };
  return {
    ...(await original<typeof import('firebase/firestore')>()),
    collection: (_db: object, path: string) => ({ path }),
    doc: (parent: { path?: string }, path?: string) => refTo(path ?? `${parent.path}/new${(fakes.ids += 1)}`),
    serverTimestamp: () => 'now',
    runTransaction: (_db: object, work: (transaction: object) => Promise<unknown>) => attempt(work),
  };
});

const denial = (): unknown => Reflect.construct(FirestoreError, ['permission-denied', 'no']);
const person = { uid: 'buyer', name: 'Buyer', email: 'buyer@bns.test' } as Parameters<typeof wishPhone>[1];
const booking = { buyerPhone: '01711111111', meetingLocation: 'Dhaka' };
const phone = { title: 'Phone', sellerId: 'seller', isSold: false, isHidden: false, isAdvertised: false };
const quota = () => fakes.rows.get(quotaPath('buyer', quotaDay(new Date())));
const category = { categoryId: 'oppo', categoryName: 'Oppo' } as Parameters<typeof listPhone>[2];
const listMine = () => {
  fakes.rows.set('users/buyer', { name: 'Seller', email: 'seller@bns.test', isVerified: true });
  const values = { title: 'Mine', location: 'Dhaka', district: '' } as Parameters<typeof listPhone>[0];
  return listPhone(
    values,
    { image: 'https://i.ibb.co/a.jpg', cardImage: 'https://i.ibb.co/b.jpg' },
    category,
    person,
  );
};
const arrives = (arrive: () => void) => arrive();

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  fakes.rows.clear();
  fakes.lost.length = 0;
  fakes.denied.clear();
  fakes.editProduct.mockReset().mockResolvedValue(true);
  fakes.rows.set('products/phone', { ...phone });
  return () => vi.unstubAllGlobals();
});

test.each([
  ['a booking', () => bookPhone('phone', booking, person), 'booked', 'already'],
  ['a wish', () => wishPhone('phone', person), 'wished', 'already'],
  ['an advertisement', () => advertisePhone({ id: 'phone' } as PhoneRow), 'advertised', 'already'],
  ['a report', () => reportPhone('phone', { reason: 'fake', note: '' }, person), 'reported', 'reported'],
])('%s whose answer is lost is no repeat, and the next press is one', async (_name, press, first, next) => {
  fakes.lost.push(arrives);
  await expect(press()).resolves.toBe(first);
  await expect(press()).resolves.toBe(next);
});

test('an edit and a cancellation whose answer is lost are told as done, the next as done already', async () => {
  fakes.rows.set('orders/buyer_phone', { ...booking, status: 'booked' });
  for (const act of [() => editPhone('phone', { title: 'Other' }), () => cancelBooking('phone', person)]) {
    fakes.lost.push(arrives);
    await expect(act()).resolves.toBe(true);
    await expect(act()).resolves.toBe(false);
  }
  expect(fakes.rows.get('products/phone')).toMatchObject({ title: 'Other' });
});

test('a phone that is sold, gone or being paid for is not edited, and that is said', async () => {
  const edit = () => editPhone('phone', { title: 'Other' });
  fakes.rows.set('reservations/phone', { until: Timestamp.fromMillis(Date.now() + 60_000) });
  await expect(edit()).rejects.toThrow(NOTICE.reservedStays);
  fakes.rows.set('products/phone', { ...phone, isSold: true });
  await expect(edit()).rejects.toThrow(NOTICE.sold);
  fakes.rows.delete('products/phone');
  await expect(edit()).rejects.toThrow(NOTICE.gone);
});

test('a reservation that is over holds no phone', async () => {
  fakes.rows.set('reservations/phone', { until: Timestamp.fromMillis(Date.now() - 1) });
  await expect(editPhone('phone', { title: 'Other' })).resolves.toBe(true);
});

test('a wish is removed, and one that is not there is no fault', async () => {
  fakes.rows.set('wishlists/buyer_phone', { title: 'Phone' });
  await removeWish('phone', person);
  expect(fakes.rows.has('wishlists/buyer_phone')).toBe(false);
  await removeWish('phone', person);
});

test('a phone whose answer is lost is listed and counted once', async () => {
  fakes.lost.push(arrives);
  fakes.rows.set('categories/oppo', { categoryName: 'Oppo' });
  const { productId } = await listMine();
  const listed = [...fakes.rows].filter(([, { title }]) => title === 'Mine').map(([path]) => path);
  expect(listed).toEqual([`products/${productId}`]);
  expect(quota()).toMatchObject({ listings: 1, productId });
});

test('a brand that was renamed meanwhile is listed under its new name; one that is gone is said to be', async () => {
  fakes.rows.set('categories/oppo', { categoryName: 'OPPO' });
  const { productId } = await listMine();
  expect(fakes.rows.get(`products/${productId}`)).toMatchObject({ categoryId: 'oppo', categoryName: 'OPPO' });
  fakes.rows.delete('categories/oppo');
  await expect(listMine()).rejects.toThrow(FIELD.brandUnknown);
});

test('a number that was lost is made anew by the API, since the rules let nobody add one', async () => {
  fakes.denied.add('products/phone/private/contact');
  const values = { title: 'Other', sellerPhone: '01712345678' };
  await expect(editPhone('phone', values)).resolves.toBe(true);
  expect(fakes.editProduct.mock.calls).toEqual([['phone', values]]);
  expect(fakes.rows.get('products/phone')).toMatchObject({ title: 'Phone' });
});

test('an edit that leaves the number as it is does not ask for it', async () => {
  fakes.denied.add('products/phone/private/contact');
  await expect(editPhone('phone', { title: 'Other' })).resolves.toBe(true);
  expect(fakes.editProduct).not.toHaveBeenCalled();
});

test('a booking that lost against one from another tab is a repeat', async () => {
  fakes.lost.push(() => {
    fakes.rows.set('orders/buyer_phone', { ...booking, meetingLocation: 'Khulna', status: 'booked' });
  });
  await expect(bookPhone('phone', booking, person)).resolves.toBe('already');
});

test('a cancelled booking is made again, although its first attempt never arrived', async () => {
  fakes.rows.set('orders/buyer_phone', { ...booking, status: 'cancelled' });
  fakes.lost.push(() => {});
  await expect(bookPhone('phone', booking, person)).resolves.toBe('booked');
  expect(fakes.rows.get('orders/buyer_phone')).toMatchObject({ status: 'booked' });
  expect(quota()).toMatchObject({ bookings: 1 });
});

test('a phone that is gone cannot be reported, and that is said', async () => {
  fakes.rows.delete('products/phone');
  const report = reportPhone('phone', { reason: 'fake', note: '' }, person);
  await expect(report).rejects.toThrow(NOTICE.gone);
});
