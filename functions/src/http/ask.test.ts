import { API_NOTICE, DomainError, ENDPOINTS, type EndpointName } from '@bns/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Dependencies } from '../dependencies.ts';
import { ok } from './answer.ts';
import { ask } from './ask.ts';
import type { Incoming } from './incoming.ts';

const calls: string[] = [];
const step =
  <Value>(name: string, value: Value) =>
  (): Promise<Value> => {
    calls.push(name);
    return Promise.resolve(value);
  };

const CALLER = { uid: 'buyer', email: 'buyer@bns.test' };
const FREE = null;
const world = {
  isAppCheckEnforced: true,
  limits: { writes: 1, tokens: 1, images: 1, reports: 1, payments: 1 },
  verifyApp: step('app', undefined),
  verifyBearer: step('bearer', CALLER),
  users: { readUser: step('person', undefined) },
  products: { readProduct: step('phone', { product: { sellerId: 'buyer' } }) },
  countPages: () => (calls.push('pages'), null),
  countUse: step('count', { count: 1, endsIn: 30 }),
  keys: { find: step('repeat?', FREE), begin: step('key', { since: null }), keep: step('keep', undefined) },
};

beforeEach(() => void calls.splice(0));

const BODY = { name: 'Buyer' };

/** Asks a call about himself and says which steps the door took. */
async function stepsOf(
  name: EndpointName,
  over: object = {},
  headers: Incoming['headers'] = {},
  sent: Record<string, string> = ENDPOINTS[name].email === 'required' ? { email: CALLER.email } : {},
) {
  const request: Incoming = {
    method: ENDPOINTS[name].method,
    url: ENDPOINTS[name].path,
    headers,
    rawHeaders: ['Content-Type', 'application/json'],
    rawBody: Buffer.from(JSON.stringify(BODY)),
  };
  const found = { name, endpoint: ENDPOINTS[name], params: {}, query: new URLSearchParams(sent) };
  const handlers = { [name]: async () => ok(calls.push('handler')) };
  const dependencies = { ...world, ...over } as unknown as Dependencies;
  await ask(found, { request, requestId: 'id' }, handlers, dependencies).catch((error: unknown) => {
    if (!(error instanceof DomainError)) throw error;
    calls.push(error.code);
  });
  return calls;
}

test('the steps of the door follow each other', async () => {
  expect(await stepsOf('putUser', {}, { 'idempotency-key': 'one' })).toEqual([
    'app',
    'bearer',
    'person',
    'repeat?',
    'count',
    'key',
    'handler',
    'keep',
  ]);
});

test('a call without a key, and one that reads, take fewer', async () => {
  expect(await stepsOf('putUser')).toEqual(['app', 'bearer', 'person', 'count', 'handler']);
  calls.splice(0);
  expect(await stepsOf('userStatus', {}, { 'idempotency-key': 'one' })).toEqual([
    'app',
    'bearer',
    'person',
    'handler',
  ]);
});

test('an app that App Check does not vouch for is refused before anything is looked at', async () => {
  const verifyApp = () => Promise.reject(new DomainError('unauthenticated', API_NOTICE.appCheckNeeded));
  expect(await stepsOf('putUser', { verifyApp })).toEqual(['unauthenticated']);
});

test('App Check is not asked where it is not enforced, nor for what anybody may read', async () => {
  expect(await stepsOf('putUser', { isAppCheckEnforced: false })).not.toContain('app');
  calls.splice(0);
  expect(await stepsOf('landing')).toEqual(['handler']);
});

test('an open list that a query asks for is counted, as many pages as it is long; a bare one, which caches know, is not', async () => {
  const countPages = vi.fn((_headers: object, _pages: number): number | null => null);
  const headers = { 'fastly-client-ip': '203.0.113.7' };
  const ask = (sent: Record<string, string>) => stepsOf('listProducts', { countPages }, headers, sent);
  for (const sent of [{}, { q: 'a52' }, { limit: '100' }, { limit: '101' }]) await ask(sent);
  expect(countPages.mock.calls).toEqual([
    [headers, 1],
    [headers, 5],
  ]);
  countPages.mockReturnValueOnce(20);
  expect((await ask({ q: 'a52' })).slice(-2)).toEqual(['invalid', 'too-many-requests']);
});

test('whoever is over his limit is not asked for a key: the row would cost as much', async () => {
  const countUse = step('count', { count: 2, endsIn: 30 });
  const steps = await stepsOf('putUser', { countUse }, { 'idempotency-key': 'one' });
  expect(steps.slice(-2)).toEqual(['count', 'too-many-requests']);
});

test('what a call makes anew is named by its key and by what was asked with it', async () => {
  const made: unknown[] = [];
  const keyed = async (body: string, key = 'one') => {
    const request: Incoming = {
      method: 'PUT',
      url: '/users',
      headers: { 'idempotency-key': key },
      rawHeaders: ['Content-Type', 'application/json'],
      rawBody: Buffer.from(body),
    };
    const found = {
      name: 'putUser',
      endpoint: ENDPOINTS.putUser,
      params: {},
      query: new URLSearchParams({ email: CALLER.email }),
    } as const;
    const putUser = async (asked: { key: string | null }) => ok(made.push(asked.key?.slice(0, 20)));
    await ask(found, { request, requestId: 'id' }, { putUser }, world as unknown as Dependencies);
  };
  for (const name of ['Buyer', 'Other', 'Buyer']) await keyed(JSON.stringify({ name }));
  await keyed(JSON.stringify({ name: 'Buyer' }), 'two');
  expect([made[2], new Set(made).size]).toEqual([made[0], 3]);
});

test('a repeat is answered before the policy, but not to a closed account', async () => {
  const print = vi.fn();
  const find = (key: { print: string }) => {
    print(key.print);
    return Promise.resolve({ print: key.print, outcome: { status: 200, body: 'before' } });
  };
  const keys = { ...world.keys, find };
  const headers = { 'idempotency-key': 'one' };
  expect(await stepsOf('putUser', { keys }, headers)).toEqual(['app', 'bearer', 'person']);
  calls.splice(0);
  const users = { readUser: step('person', { isDeleted: true }) };
  expect((await stepsOf('putUser', { keys, users }, headers)).at(-1)).toBe('forbidden');
  expect(print).toHaveBeenCalledTimes(1);
});
