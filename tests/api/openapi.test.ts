import { ANSWERS, ENDPOINTS } from '@bns/domain';
import { describe, expect, test } from 'vitest';
import { openapi } from '../../functions/src/openapi/openapi.ts';
import { ask } from './ask.ts';
import { type Answered, requireDocumented } from './documented.ts';

test('GET /openapi.json is made of the calls that there are, for anyone and for caches', async () => {
  const { status, body, headers } = await ask('GET', '/openapi.json');
  expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=0, s-maxage=30']);
  expect(body).toEqual(JSON.parse(JSON.stringify(openapi(ENDPOINTS, ANSWERS))));
});

describe('an answer that is not described fails the test that asked', () => {
  const good: Answered = {
    status: 200,
    headers: new Headers({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store, private',
      'x-request-id': '2f1b3c4d-0000-4000-8000-000000000000',
    }),
    text: '{"status":"ok"}',
  };
  const problem = (code: string, status: number) =>
    JSON.stringify({ type: 'about:blank', title: 'Conflict', status, detail: 'No', code });
  const withHeader = (name: string, value: string) => new Headers([...good.headers, [name, value]]);
  const asProblem = new Headers([...good.headers].filter(([name]) => name !== 'content-type'));
  asProblem.set('content-type', 'application/problem+json');
  const bare = new Headers([...good.headers].filter(([name]) => name !== 'cache-control'));

  test('one that is described passes', () => {
    expect(() => requireDocumented('GET', '/healthz', good)).not.toThrow();
    const conflict = { status: 409, headers: asProblem, text: problem('conflict', 409) };
    expect(() => requireDocumented('PUT', '/products/abc', conflict)).not.toThrow();
  });

  test.each<[string, string, string, Partial<Answered>, RegExp]>([
    ['a key too many', 'GET', '/healthz', { text: '{"status":"ok","x":1}' }, /additional properties/],
    ['a key too few', 'GET', '/healthz', { text: '{}' }, /required property 'status'/],
    ['another value', 'GET', '/healthz', { text: '{"status":"no"}' }, /body\/status must be equal/],
    ['another status', 'GET', '/healthz', { status: 201 }, /this status is not described/],
    ['a success where nothing is', 'GET', '/nothing', {}, /this status is not described/],
    ['a success by another method', 'PUT', '/healthz', {}, /this status is not described/],
    ['another type', 'GET', '/healthz', { headers: asProblem }, /problem\+json is not described/],
    ['a missing header', 'GET', '/healthz', { headers: bare }, /Cache-Control is missing/],
    [
      'a header that says something else',
      'GET',
      '/healthz',
      { headers: withHeader('cache-control', 'public') },
      /Cache-Control must be equal/,
    ],
    [
      'a code of another status',
      'PUT',
      '/products/abc',
      { status: 409, headers: asProblem, text: problem('forbidden', 409) },
      /body\/code must be equal/,
    ],
  ])('%s', (_, method, path, over, fault) => {
    expect(() => requireDocumented(method, path, { ...good, ...over })).toThrow(fault);
  });
});
