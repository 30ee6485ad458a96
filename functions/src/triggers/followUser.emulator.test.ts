import '../testing/atEmulators.ts';
import { productPath, userPath } from '@bns/domain';
import { WriteBatch } from 'firebase-admin/firestore';
import { expect, test, vi } from 'vitest';
import { beforeNextCommit } from '../../../tests/triggers/beforeNextCommit.ts';
import { deliver } from '../../../tests/triggers/events.ts';
import {
  aStoredBuyer,
  aStoredOrder,
  aStoredSeller,
  aStoredWish,
  change,
  read,
  storedPhones,
} from '../../../tests/triggers/market.ts';
import { db } from '../firebase.ts';
import { HEAVY_CHUNK } from '../store/chunk.ts';
import { followProductNow } from './followProduct.ts';
import { followUserNow } from './followUser.ts';

const sellerFields = async (id: string) => {
  const { sellerName, sellerVerified, isHidden } = (await read(productPath(id))) ?? {};
  return { sellerName, sellerVerified, isHidden };
};
const phonesOf = async (uid: string) =>
  (await db.collection('products').where('sellerId', '==', uid).get()).docs;

test('a new name and a verdict of an admin reach every phone of the seller, and nobody else’s', async () => {
  const [seller, other] = [await aStoredSeller(), await aStoredSeller()];
  await storedPhones(seller, 3);
  const [theirs = ''] = await storedPhones(other, 1);
  await deliver(await change(userPath(seller), { name: 'Rahima Store', isVerified: false }));
  const copies = (await phonesOf(seller)).map((phone) => [
    phone.get('sellerName'),
    phone.get('sellerVerified'),
  ]);
  expect(copies).toEqual(Array(3).fill(['Rahima Store', false]));
  expect((await sellerFields(theirs)).sellerName).toBe('Seller');
});

test('case 28: the same event seven times writes each phone once', async () => {
  const seller = await aStoredSeller();
  await storedPhones(seller, 2);
  const event = await change(userPath(seller), { isVerified: false });
  await deliver(event);
  const since = (await phonesOf(seller)).map(({ updateTime }) => updateTime);
  await deliver(event, 6);
  expect((await phonesOf(seller)).map(({ updateTime }) => updateTime)).toEqual(since);
});

test('case 29: verify, unverify, verify within a second on a seller of 50 phones, events out of order, at once and twice', async () => {
  const seller = await aStoredSeller({ isVerified: false });
  await storedPhones(seller, 50, { sellerVerified: false });
  const events = [];
  for (const isVerified of [true, false, true]) {
    events.push(await change(userPath(seller), { isVerified }));
  }
  const [first, second, third] = events.map((event) => () => deliver(event));
  await Promise.all([third?.(), first?.(), second?.(), first?.(), third?.(), second?.()]);
  expect((await phonesOf(seller)).map((phone) => phone.get('sellerVerified'))).toEqual(Array(50).fill(true));
});

test('case 29: a verdict taken back while it is being copied is not what stays', async () => {
  const seller = await aStoredSeller({ isVerified: true });
  await storedPhones(seller, 50, { sellerVerified: false });
  beforeNextCommit(async () => {
    await db.doc(userPath(seller)).update({ isVerified: false });
    await followUserNow(seller);
  });
  await followUserNow(seller);
  expect((await phonesOf(seller)).map((phone) => phone.get('sellerVerified'))).toEqual(Array(50).fill(false));
});

test('case 40: the phones of a removed seller are hidden, their bookings closed and the wishes say so', async () => {
  const seller = await aStoredSeller();
  const [id = ''] = await storedPhones(seller, 1);
  const [wish, booked] = [await aStoredWish(id), await aStoredOrder(id)];
  const before = await read(productPath(id));
  await deliver(await change(userPath(seller), { isDeleted: true }));
  expect((await sellerFields(id)).isHidden).toBe(true);
  await deliver({ path: productPath(id), before, after: await read(productPath(id)) });
  expect(await read(booked)).toMatchObject({
    status: 'closed',
    closedReason: 'sellerDeleted',
    productGone: true,
  });
  expect(await read(wish)).toMatchObject({ isHidden: true, productGone: true });
});

test('case 40: phones are hidden a few at a time, which all that is indexed of them allows', async () => {
  const seller = await aStoredSeller();
  await storedPhones(seller, 2 * HEAVY_CHUNK + 1);
  const commit = vi.spyOn(WriteBatch.prototype, 'commit');
  const event = await change(userPath(seller), { isDeleted: true });
  const before = commit.mock.calls.length;
  await followUserNow(seller);
  expect(commit.mock.calls.length - before).toBe(3);
  commit.mockClear();
  await deliver(event);
  expect((await phonesOf(seller)).every((phone) => phone.get('isHidden'))).toBe(true);
  commit.mockRestore();
});

test('case 40: a seller who comes back is on the market again, and a closed booking stays closed', async () => {
  const seller = await aStoredSeller({ isDeleted: true });
  const [id = ''] = await storedPhones(seller, 1);
  const [wish, booked] = [await aStoredWish(id), await aStoredOrder(id)];
  await followUserNow(seller);
  await followProductNow(id);
  expect((await read(booked))?.['status']).toBe('closed');
  await deliver(await change(userPath(seller), { isDeleted: false }));
  await followProductNow(id);
  expect((await sellerFields(id)).isHidden).toBe(false);
  expect(await read(wish)).not.toHaveProperty('productGone');
  expect(await read(booked)).toMatchObject({ status: 'closed', closedReason: 'sellerDeleted' });
  expect(await read(booked)).not.toHaveProperty('productGone');
});

test('case 40: the bookings of a removed buyer are closed, what he paid for or called off stays as it is', async () => {
  const buyer = await aStoredBuyer();
  const phones = await storedPhones(await aStoredSeller(), 3);
  const [booked = '', paid = '', cancelled = ''] = await Promise.all(
    phones.map((id) => aStoredOrder(id, buyer)),
  );
  await db.doc(paid).update({ status: 'paid' });
  await db.doc(cancelled).update({ status: 'cancelled' });
  await deliver(await change(userPath(buyer), { isDeleted: true }));
  expect(await read(booked)).toMatchObject({ status: 'closed', closedReason: 'buyerDeleted' });
  expect([await read(paid), await read(cancelled)]).toMatchObject([
    { status: 'paid', closedReason: null },
    { status: 'cancelled', closedReason: null },
  ]);
});

test('a poison event ends in deadLetters with its error, and its phones keep what they said', async () => {
  const seller = await aStoredSeller();
  const [id = ''] = await storedPhones(seller, 1);
  const event = await change(userPath(seller), { name: null });
  await expect(deliver(event)).rejects.toThrow(TypeError);
  await deliver({ ...event, time: new Date(Date.now() - 2 * 60 * 60 * 1000) }, 3);
  const letters = (await db.collection('deadLetters').where('path', '==', userPath(seller)).get()).docs;
  expect(letters.map((letter) => letter.data())).toMatchObject([
    { trigger: 'followUser', error: { name: 'TypeError', code: '' } },
  ]);
  expect((await sellerFields(id)).sellerName).toBe('Seller');
});
