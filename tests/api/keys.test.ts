import { randomUUID } from 'node:crypto';
import { API_NOTICE, KEY_KEPT_MS, productPath } from '@bns/domain';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Account } from './accounts.ts';
import { aListing, putBrand } from './aListing.ts';
import { aPerson } from './aPerson.ts';
import { aPhone } from './aPhone.ts';
import { ask, type Reply, verdict } from './ask.ts';
import { db } from './behind.ts';

let seller: Account;
let key: string;
const BODY = aListing();

beforeAll(putBrand);
beforeEach(async () => {
  key = randomUUID();
  seller = await aPerson({ isSeller: true, isVerified: true });
});

type Asking = { body?: object; key?: string; as?: Account };
const list = ({ body = BODY, key: sent = key, as = seller }: Asking = {}) =>
  ask('POST', '/products', { token: as.token, body, headers: { 'idempotency-key': sent } });
const listedBy = async ({ uid }: Account) =>
  (await db.collection('products').where('sellerId', '==', uid).get()).docs.map(({ id }) => id);
const answerOf = ({ status, text }: Reply) => [status, text];

describe('an Idempotency-Key', () => {
  test('makes two requests one phone, and their answers equal', async () => {
    const [first, second] = [await list(), await list()];
    expect([first.status, answerOf(second)]).toEqual([201, answerOf(first)]);
    expect(await listedBy(seller)).toEqual([first.body['insertedId']]);
  });

  test('belongs to one body', async () => {
    await list();
    const reply = await list({ body: { ...BODY, title: 'Another Phone' } });
    expect([...verdict(reply), reply.body['detail']]).toEqual([409, 'conflict', API_NOTICE.keyOfOther]);
    expect((await listedBy(seller)).length).toBe(1);
  });

  test('makes twenty at once one phone; who comes too early is told when to come back', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => list()));
    const done = replies.filter(({ status }) => status === 201);
    const early = replies.filter(({ status }) => status !== 201);
    expect(new Set(done.map(({ text }) => text)).size).toBe(1);
    expect(early.map((reply) => [...verdict(reply), Number(reply.headers.get('retry-after')) > 0])).toEqual(
      early.map(() => [409, 'conflict', true]),
    );
    expect(await listedBy(seller)).toEqual([done[0]?.body['insertedId']]);
    expect(answerOf(await list())).toEqual(answerOf(done[0] as Reply));
  }, 300_000);

  test('is its person’s own', async () => {
    const other = await aPerson({ isSeller: true });
    const [own, others] = [await list(), await list({ as: other, body: { ...BODY, title: 'Other Phone' } })];
    expect([own.status, others.status]).toEqual([201, 201]);
    expect([(await listedBy(seller)).length, (await listedBy(other)).length]).toEqual([1, 1]);
  });

  test('answers a repeated deletion as the first, though there is nothing left to delete', async () => {
    const productId = await aPhone(seller.uid);
    const remove = (headers: Record<string, string>) =>
      ask('PUT', `/products/${productId}`, { token: seller.token, headers });
    const [first, second] = [
      await remove({ 'idempotency-key': key }),
      await remove({ 'idempotency-key': key }),
    ];
    expect([answerOf(second), (await remove({})).status]).toEqual([answerOf(first), 404]);
    expect([first.status, (await db.doc(productPath(productId)).get()).exists]).toEqual([200, false]);
  });

  test('repeats a refusal too', async () => {
    const productId = await aPhone(seller.uid, { isSold: true });
    const remove = () =>
      ask('PUT', `/products/${productId}`, { token: seller.token, headers: { 'idempotency-key': key } });
    const first = await remove();
    await db.doc(productPath(productId)).update({ isSold: false });
    expect([verdict(first), answerOf(await remove())]).toEqual([[409, 'sold'], answerOf(first)]);
  });

  test('of a request that the door refused is free', async () => {
    const refused = await list({ body: { ...BODY, title: '' } });
    expect([refused.status, (await list()).status]).toEqual([400, 201]);
  });

  test.each(['a b', 'x'.repeat(201)])('is visible characters, 200 at most, not %j', async (sent) => {
    const reply = await list({ key: sent });
    expect([...verdict(reply), reply.body['detail']]).toEqual([400, 'invalid', API_NOTICE.badKey]);
    expect(await listedBy(seller)).toEqual([]);
  });

  test('and what was sent with it are kept as hashes, with an end', async () => {
    const { body } = await list();
    const { docs } = await db.collection('idempotency').get();
    const row = docs.find((one) => one.get('outcome')?.includes(body['insertedId']));
    const text = JSON.stringify([row?.id, row?.data()]);
    expect([text.includes(key), text.includes('01712345678'), text.includes(BODY.title)]).toEqual([
      false,
      false,
      false,
    ]);
    const days = (row?.get('expireAt').toMillis() - Date.now()) / KEY_KEPT_MS;
    expect(days).toBeCloseTo(1, 1);
  });
});
