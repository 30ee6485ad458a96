import '../testing/atEmulators.ts';
import { productPath, userPath } from '@bns/domain';
import { expect, test } from 'vitest';
import { aMoment } from '../../../tests/builders/moment.ts';
import { deliver } from '../../../tests/triggers/events.ts';
import {
  aStoredBuyer,
  aStoredOrder,
  aStoredSeller,
  aStoredWish,
  at,
  change,
  read,
  storedPhones,
} from '../../../tests/triggers/market.ts';
import { db } from '../firebase.ts';

const aPhone = async () => (await storedPhones(await aStoredSeller(), 1))[0] ?? '';

test('case 31: a booking made while the phone was sold is closed, its price stays', async () => {
  const id = await aPhone();
  const order = await aStoredOrder(id);
  await db.doc(productPath(id)).update({ isSold: true, resalePrice: 1_000 });
  await deliver({ path: order, after: await read(order) });
  expect(await read(order)).toMatchObject({
    status: 'closed',
    closedReason: 'soldToOther',
    isSold: true,
    resalePrice: 31_500,
  });
});

test('case 40: a booking that a buyer makes while he is removed is closed', async () => {
  const [id, buyer] = [await aPhone(), await aStoredBuyer()];
  const order = await aStoredOrder(id, buyer);
  await db.doc(userPath(buyer)).update({ isDeleted: true });
  await deliver({ path: order, after: await read(order) });
  expect(await read(order)).toMatchObject({ status: 'closed', closedReason: 'buyerDeleted' });
});

test('a phone that is booked again is checked again', async () => {
  const id = await aPhone();
  const order = await aStoredOrder(id);
  await db.doc(order).update({ status: 'cancelled' });
  const again = await change(order, { status: 'booked', orderedAt: aMoment(at, 90) });
  await db.doc(productPath(id)).delete();
  await deliver(again, 2);
  expect(await read(order)).toMatchObject({
    status: 'closed',
    closedReason: 'phoneRemoved',
    productGone: true,
  });
});

test('a wish made while the phone was edited or deleted says what is true', async () => {
  const [edited, gone] = [await aPhone(), await aPhone()];
  const [wish, lost] = [await aStoredWish(edited), await aStoredWish(gone)];
  await db.doc(productPath(edited)).update({ resalePrice: 1_000 });
  await db.doc(productPath(gone)).delete();
  for (const path of [wish, lost]) await deliver({ path, after: await read(path) });
  expect([await read(wish), await read(lost)]).toMatchObject([{ resalePrice: 1_000 }, { productGone: true }]);
});
