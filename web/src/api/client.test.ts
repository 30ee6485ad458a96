import { ENDPOINTS } from '@bns/domain';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { apiUrl, callApi, setTokenSource } from './client.ts';
import { categoriesCall } from './categories.ts';
import { landingCall } from './landing.ts';

const call = { method: 'PUT', path: '/products/{id}', token: 'any' } as const;

function answering(status: number, body: string, contentType: string) {
  const asked = vi.fn<typeof fetch>(() =>
    Promise.resolve(new Response(body, { status, headers: { 'content-type': contentType } })),
  );
  vi.stubGlobal('fetch', asked);
  return asked;
}

afterEach(() => {
  vi.unstubAllGlobals();
  setTokenSource(() => Promise.resolve(null));
});

test('an address holds its parameters and query, encoded', () => {
  expect(apiUrl('/products/{id}', { params: { id: 'a/b' }, query: { email: 'a+b@c.d' } })).toBe(
    '/api/products/a%2Fb?email=a%2Bb%40c.d',
  );
});

test('calls of pages that all can see are rows of the endpoints table', () => {
  expect(ENDPOINTS.landing).toMatchObject(landingCall);
  expect(ENDPOINTS.listCategories).toMatchObject(categoriesCall);
});

test('the bearer of the token source goes along', async () => {
  const asked = answering(200, '{"acknowledged":true}', 'application/json');
  setTokenSource(() => Promise.resolve('abc'));
  await expect(callApi(call, { params: { id: '1' }, body: {} })).resolves.toEqual({ acknowledged: true });
  expect(asked.mock.calls[0]?.[1]?.headers).toMatchObject({ authorization: 'Bearer abc' });
});

test('a public call asks for no bearer', async () => {
  const asked = answering(200, '{}', 'application/json');
  const source = vi.fn(() => Promise.resolve('abc'));
  setTokenSource(source);
  await callApi(landingCall);
  expect(source).not.toHaveBeenCalled();
  expect(asked.mock.calls[0]?.[1]?.headers).not.toHaveProperty('authorization');
});

test('a problem of the API keeps its code, its words and its fields', async () => {
  const errors = [{ field: 'title', message: 'Phone name is required*' }];
  answering(
    400,
    JSON.stringify({ code: 'invalid', detail: 'Look again', errors }),
    'application/problem+json',
  );
  await expect(callApi(call)).rejects.toMatchObject({ code: 'invalid', message: 'Look again', errors });
});

describe('everything else reads Something went wrong!', () => {
  test.each([
    ['an HTML error page', 502, '<html>', 'text/html'],
    ['a 200 that is no JSON', 200, '<html>', 'text/html'],
    ['a broken problem', 500, '{', 'application/problem+json'],
    ['an internal problem', 500, '{"code":"internal","detail":"stack"}', 'application/problem+json'],
  ])('%s', async (_name, status, body, type) => {
    answering(status, body, type);
    await expect(callApi(call)).rejects.toMatchObject({ code: 'internal', message: 'Something went wrong!' });
  });

  test('no network', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(callApi(call)).rejects.toMatchObject({ message: 'Something went wrong!' });
  });
});
