import { createHash, randomInt } from 'node:crypto';
import { request } from 'node:http';
import { API_NOTICE, API_PAGE, PERSONS_PER_ADDRESS, USES } from '@bns/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { offsetFrom, portsAt } from '../../dev/ports.mjs';
import { localProject } from '../../dev/root.ts';
import type { Account } from './accounts.ts';
import { aPerson } from './aPerson.ts';
import { ask, verdict } from './ask.ts';
import { db } from './behind.ts';

let person: Account;
const MINUTE_MS = USES.writes.windowMs;

beforeEach(async () => {
  person = await aPerson();
  // A window that ends under way would begin the count anew.
  await expect.poll(() => MINUTE_MS - (Date.now() % MINUTE_MS), { timeout: 25_000 }).toBeGreaterThan(20_000);
});

const rowOf = (by: string) => db.doc(`rateLimits/${by}_${Math.floor(Date.now() / MINUTE_MS)}`);
const countOf = async (by: string): Promise<unknown> => (await rowOf(by).get()).get('count');
const used = (by: string, count: number) => rowOf(by).set({ count });

const putSelf = (body: object = {}, { token, email } = person) =>
  ask('PUT', '/users', { token, query: { email }, body });

describe('a person’s writes of a minute', () => {
  test('have an end, and the answer says when it is over', async () => {
    await used(`writes_${person.uid}`, USES.writes.perPerson - 1);
    const [last, refused] = [await putSelf(), await putSelf()];
    const wait = Number(refused.headers.get('retry-after'));
    expect([last.status, ...verdict(refused)]).toEqual([200, 429, 'too-many-requests']);
    expect([refused.body['detail'], refused.headers.get('cache-control')]).toEqual([
      API_NOTICE.tooManyCalls,
      'no-store, private',
    ]);
    expect(wait > 0 && wait <= 60).toBe(true);
  });

  test('are one number for all calls that write, and another person’s are his own', async () => {
    await putSelf();
    await ask('PUT', '/users/seller', { token: person.token, query: { email: person.email } });
    await putSelf({}, await aPerson());
    expect(await countOf(`writes_${person.uid}`)).toBe(2);
  });

  test('have among them nothing that reads, and nothing that was refused before', async () => {
    const { token, email } = person;
    await ask('GET', '/users/user-status', { token, query: { email } });
    await putSelf({ role: 'admin' });
    await ask('PUT', '/users/admin', { token, query: { email } });
    await ask('PUT', '/users', { query: { email }, body: {} });
    expect(await countOf(`writes_${person.uid}`)).toBeUndefined();
  });

  test('and tokens are counted apart', async () => {
    await used(`writes_${person.uid}`, USES.writes.perPerson);
    expect((await ask('POST', '/users/jwt', { token: person.token, body: {} })).status).toBe(200);
    const hour = Math.floor(Date.now() / USES.tokens.windowMs);
    const row = db.doc(`rateLimits/tokens_${person.uid}_${hour}`);
    expect((await row.get()).get('count')).toBe(1);
    await row.set({ count: USES.tokens.perPerson });
    const refused = await ask('POST', '/users/jwt', { token: person.token, body: {} });
    expect([...verdict(refused), Number(refused.headers.get('retry-after')) > 60 * 60]).toEqual([
      429,
      'too-many-requests',
      false,
    ]);
  });
});

describe('the writes of one address', () => {
  let address: string;
  let counted: string;

  beforeEach(() => {
    address = `198.51.${randomInt(256)}.${randomInt(256)}`;
    counted = `writes-at_${createHash('sha256').update(address).digest('base64url').slice(0, 22)}`;
  });

  test('have an end too, for whoever asks', async () => {
    await used(counted, USES.writes.perPerson * PERSONS_PER_ADDRESS - 1);
    expect(await statusFrom(address, person)).toBe(200);
    expect([await statusFrom(address, await aPerson()), await statusFrom('192.0.2.1', person)]).toEqual([
      429, 200,
    ]);
  });

  test('are not used up by one person whom his own limit stops', async () => {
    await used(`writes_${person.uid}`, USES.writes.perPerson);
    expect([await statusFrom(address, person), await countOf(counted)]).toEqual([429, undefined]);
  });

  test('are counted without the address standing anywhere', async () => {
    await statusFrom(address, person);
    expect(await countOf(counted)).toBe(1);
    const rows = await db.collection('rateLimits').get();
    expect(JSON.stringify(rows.docs.map((row) => [row.id, row.data()]))).not.toContain(address);
  });
});

describe('searches of whoever may be anybody', () => {
  const search = (address: string, limit: number) =>
    statusOf(address, 'GET', `products?q=${crypto.randomUUID().slice(0, 8)}&limit=${limit}`);

  test('have an end for one network, a longer page counts as several, and another network’s are its own', async () => {
    const [address, other] = [`203.0.113.${randomInt(256)}`, `192.0.2.${randomInt(256)}`];
    await expect.poll(() => search(address, API_PAGE.max), { interval: 1, timeout: 60_000 }).toBe(429);
    expect([await search(address, API_PAGE.max), await search(other, 1)]).toEqual([429, 200]);
  });
});

/** Writes at the function's own address, as Hosting's CDN hands it on: before the emulator of Hosting there is no CDN. */
function statusFrom(address: string, { token, email }: Account): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return statusOf(address, 'PUT', `users?email=${encodeURIComponent(email)}`, headers, '{}');
}

function statusOf(address: string, method: string, path: string, more = {}, body?: string): Promise<number> {
  const { functions: port } = portsAt(offsetFrom(0));
  const headers = { ...more, 'fastly-client-ip': address };
  const whole = `/${localProject}/asia-south1/api/${path}`;
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: whole, method, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end(body);
  });
}
