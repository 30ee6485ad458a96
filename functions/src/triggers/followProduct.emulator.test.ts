import '../testing/atEmulators.ts';
import { LANDING_PATH, PRODUCT_KEYS, productPath, reportPath, userPath } from '@bns/domain';
import { expect, test } from 'vitest';
import { beforeNextCommit } from '../../../tests/triggers/beforeNextCommit.ts';
import { deliver } from '../../../tests/triggers/events.ts';
import {
  aStoredOrder,
  aStoredSeller,
  aStoredWish,
  at,
  change,
  read,
  report,
  storedPhones,
  write,
} from '../../../tests/triggers/market.ts';
import { db } from '../firebase.ts';
import { followProductNow } from './followProduct.ts';

async function aPhone() {
  const [id = ''] = await storedPhones(await aStoredSeller(), 1);
  return { id, path: productPath(id) };
}
const following = (row: object | undefined) =>
  Object.fromEntries(PRODUCT_KEYS.map((key) => [key, (row as Record<string, unknown> | undefined)?.[key]]));

test('case 31: a wished phone changes its price: the wish and the report follow in every field, the order keeps what was agreed', async () => {
  const { id, path } = await aPhone();
  const [wish, order] = [await aStoredWish(id), await aStoredOrder(id)];
  await report(id);
  const agreed = await read(order);
  await deliver(
    await change(path, { resalePrice: 12_000, title: 'Samsung Galaxy A54, reduced', time: at(9, 1_000) }),
  );
  const phone = await read(path);
  expect(following(await read(wish))).toEqual(following(phone));
  expect(following(await read(reportPath(id)))).toEqual(following(phone));
  expect(await read(order)).toEqual(agreed);
});

test('case 31: a wished phone is sold: wish and order say so, and an open booking is closed', async () => {
  const { id, path } = await aPhone();
  const [wish, order, paid] = [await aStoredWish(id), await aStoredOrder(id), await aStoredOrder(id)];
  await db.doc(paid).update({ status: 'paid' });
  await deliver(await change(path, { isSold: true, isPaid: true }));
  expect(await read(wish)).toMatchObject({ isSold: true, isPaid: true });
  const closed = { isSold: true, isPaid: false, status: 'closed', closedReason: 'soldToOther' };
  expect(await read(order)).toMatchObject(closed);
  expect(await read(paid)).toMatchObject({ isSold: true, isPaid: false, status: 'paid', closedReason: null });
});

test('case 31: case 38: a deleted phone: wishes and orders keep their copy and say that it is gone, the report ends', async () => {
  const { id, path } = await aPhone();
  const [wish, order] = [await aStoredWish(id), await aStoredOrder(id)];
  await report(id);
  const phone = await read(path);
  await deliver(await write(path, undefined));
  expect(await read(wish)).toMatchObject({ ...phone, productGone: true });
  expect(await read(order)).toMatchObject({
    ...phone,
    productGone: true,
    status: 'closed',
    closedReason: 'phoneRemoved',
  });
  expect(await read(reportPath(id))).toBeUndefined();
  expect((await db.collection(`${reportPath(id)}/reporters`).get()).size).toBe(0);
});

test('case 28: the same deletion seven times, and a late event of an earlier edit, leave the same', async () => {
  const { id, path } = await aPhone();
  const wish = await aStoredWish(id);
  const edit = await change(path, { resalePrice: 500 });
  const deletion = await write(path, undefined);
  await deliver(deletion, 7);
  const { updateTime } = await db.doc(wish).get();
  await deliver(edit);
  const row = await db.doc(wish).get();
  expect([row.updateTime, row.get('productGone'), row.get('resalePrice')]).toEqual([
    updateTime,
    true,
    31_500,
  ]);
});

test('a cancellation between a handler’s reading and its writing is not undone', async () => {
  const { id, path } = await aPhone();
  const [order, other] = [await aStoredOrder(id), await aStoredOrder(id)];
  const removal = await write(path, undefined);
  beforeNextCommit(() => db.doc(order).update({ status: 'cancelled' }));
  await followProductNow(id);
  await deliver(removal);
  expect(await read(order)).toMatchObject({ status: 'cancelled', closedReason: null, productGone: true });
  expect(await read(other)).toMatchObject({ status: 'closed', productGone: true });
});

test('a wish that is taken back between a handler’s reading and its writing stays away and holds nothing up', async () => {
  const { id, path } = await aPhone();
  const [wish, other] = [await aStoredWish(id), await aStoredWish(id)];
  await db.doc(path).update({ resalePrice: 777 });
  beforeNextCommit(() => db.doc(wish).delete());
  await followProductNow(id);
  expect([await read(wish), (await read(other))?.['resalePrice']]).toEqual([undefined, 777]);
});

test('case 41: a phone is advertised, then deleted or sold: it leaves the home page', async () => {
  const shown = async () =>
    ((await read(LANDING_PATH)) as { advertised: { _id: string }[] }).advertised.map(({ _id }) => _id);
  const [first, second] = [await aPhone(), await aPhone()];
  for (const { path } of [first, second]) {
    const advertised = await change(path, { isAdvertised: true });
    await deliver(advertised);
    await deliver({ path, before: advertised.after, after: await read(path) });
  }
  expect(await shown()).toEqual(expect.arrayContaining([first.id, second.id]));
  await deliver(await write(first.path, undefined));
  expect([(await shown()).includes(first.id), (await shown()).includes(second.id)]).toEqual([false, true]);
  await deliver(await change(second.path, { isSold: true }));
  expect((await shown()).includes(second.id)).toBe(false);
});

test('a phone that was listed while its seller changed says what he is now', async () => {
  const seller = await aStoredSeller();
  const [id = ''] = await storedPhones(seller, 1);
  await db.doc(userPath(seller)).update({ isVerified: false, name: 'Rahima Store' });
  await deliver({ path: productPath(id), after: await read(productPath(id)) });
  expect(await read(productPath(id))).toMatchObject({ sellerVerified: false, sellerName: 'Rahima Store' });
});

test('more copies than go into a chunk are all written', async () => {
  const { id, path } = await aPhone();
  const wish = await read(await aStoredWish(id));
  for (let start = 0; start < 900; start += 450) {
    const batch = db.batch();
    for (let i = start; i < start + 450; i += 1) batch.set(db.doc(`wishlists/buyer-${i}_${id}`), wish ?? {});
    await batch.commit();
  }
  await db.doc(path).update({ resalePrice: 777 });
  await followProductNow(id);
  const rows = await db.collection('wishlists').where('productId', '==', id).select('resalePrice').get();
  expect(rows.docs.map((row) => row.get('resalePrice'))).toEqual(Array(901).fill(777));
});
