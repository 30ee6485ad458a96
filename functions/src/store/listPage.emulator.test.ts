import '../testing/atEmulators.ts';
import { randomUUID } from 'node:crypto';
import { QUERIES } from '@bns/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { db } from '../firebase.ts';
import { cursorOf } from './cursor.ts';
import { listPage } from './listPage.ts';

const WISHES = db.collection('wishlists');

/** Wishes of somebody new, with these times in their order field. */
async function wishes(times: readonly unknown[]): Promise<string> {
  const buyerId = randomUUID();
  await Promise.all(
    times.map((addedAt, at) =>
      WISHES.doc(`${buyerId}_${String(at).padStart(2, '0')}`).set({ buyerId, addedAt }),
    ),
  );
  return buyerId;
}

/** The numbers of a list's documents, read page by page. */
async function readThrough(buyerId: string, limit: number): Promise<number[]> {
  const seen: number[] = [];
  let cursor: string | undefined;
  do {
    const { rows, next } = await listPage(QUERIES.wishesOfBuyer, [buyerId], { limit, cursor });
    seen.push(...rows.map(({ id }) => Number(id.split('_')[1])));
    cursor = next;
  } while (cursor !== undefined);
  return seen;
}

const at = (seconds: number, nanoseconds = 0) => new Timestamp(seconds, nanoseconds);

test('pages follow each other without a gap or a repeat, equal times too', async () => {
  const buyerId = await wishes([at(5), at(7), at(5), at(5), at(6), at(5, 1000), at(9)]);
  for (const limit of [1, 2, 3, 7, 8]) {
    expect(await readThrough(buyerId, limit)).toEqual([6, 1, 4, 5, 3, 2, 0]);
  }
});

test('the last page has no next one, however full it is', async () => {
  const buyerId = await wishes([at(1), at(2)]);
  const { rows, next } = await listPage(QUERIES.wishesOfBuyer, [buyerId], { limit: 2 });
  expect([rows.length, next]).toEqual([2, undefined]);
});

test('what has no time of a kind that a cursor could name is in no page', async () => {
  const buyerId = await wishes([at(2), 'yesterday', null, 7, { seconds: 1 }, at(1), true]);
  for (const limit of [1, 2, 9]) expect(await readThrough(buyerId, limit)).toEqual([0, 5]);
});

test('a document that goes away leaves its place', async () => {
  const buyerId = await wishes([at(3), at(2), at(1)]);
  const { next } = await listPage(QUERIES.wishesOfBuyer, [buyerId], { limit: 1 });
  await WISHES.doc(`${buyerId}_00`).delete();
  const { rows } = await listPage(QUERIES.wishesOfBuyer, [buyerId], { limit: 1, cursor: next });
  expect(rows.map(({ id }) => id)).toEqual([`${buyerId}_01`]);
});

test('a cursor that nobody gave out is refused, or is a place where nothing is; never a fault', async () => {
  const buyerId = await wishes([at(3)]);
  const ids = ['x', 'ü😀', '\u0000', 'a\nb', '.x', '_', 'x'.repeat(300), 'ক'.repeat(300)];
  for (const id of ids) {
    const cursor = cursorOf({ value: at(-62_135_596_800), id }, 'time');
    const { rows } = await listPage(QUERIES.wishesOfBuyer, [buyerId], { limit: 3, cursor });
    expect([id, rows.length]).toEqual([id, 0]);
  }
});
