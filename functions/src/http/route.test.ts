import { DomainError, ENDPOINTS } from '@bns/domain';
import { describe, expect, test } from 'vitest';
import { allowedMethods, route } from './route.ts';

const codeOf = (method: string, url: string) => {
  try {
    return route(method, url, ENDPOINTS).name;
  } catch (error) {
    return error instanceof DomainError ? error.code : error;
  }
};

describe('an address', () => {
  test.each(Object.entries(ENDPOINTS))('of %s is found with and without /api', (name, { method, path }) => {
    expect([codeOf(method, path), codeOf(method, `/api${path}?email=a%40b.c`)]).toEqual([name, name]);
  });

  test.each([
    '/api/api/healthz',
    '/apihealthz',
    '/API/healthz',
    '',
    '/',
    '//healthz',
    '/healthz/',
    '/./healthz',
    '/users/../healthz',
    '/%2e%2e/healthz',
    '/healthz%2f',
    '/healthz%00',
    '/healthz%0d%0a',
    '/healthz\\',
    '/%E0%A4%A',
    '/healthz%',
  ])('%j is not known', (url) => {
    expect(codeOf('GET', url)).toBe('not-found');
  });

  test('keeps its query, question marks included', () => {
    expect(route('GET', '/landing?q=a?b&email=x', ENDPOINTS).query.get('q')).toBe('a?b');
  });

  test('is served for HEAD where it is for GET', () => {
    expect([codeOf('HEAD', '/healthz'), codeOf('HEAD', '/users/jwt')]).toEqual([
      'healthz',
      'method-not-allowed',
    ]);
  });

  test('knows only what its function handles', () => {
    expect(allowedMethods('/images', { healthz: ENDPOINTS.healthz })).toBe('');
    expect(allowedMethods('/images', { uploadImage: ENDPOINTS.uploadImage })).toBe('POST, OPTIONS');
  });
});

describe('a parameter', () => {
  const table = { healthz: { ...ENDPOINTS.healthz, path: '/phones/{productId}' } };

  test.each([
    ['/api/phones/abc123', 'abc123'],
    ['/phones/%E0%A6%AB?x=1', 'ফ'],
    ['/phones/a%20b', 'a b'],
  ])('of %s is %s', (url, productId) => {
    expect(route('GET', url, table).params).toEqual({ productId });
  });

  test.each([
    '/phones/',
    '/phones/.',
    '/phones/..',
    '/phones/%2e%2e',
    '/phones/a%2Fb',
    '/phones/a%5Cb',
    '/phones/a%00',
  ])('is nothing in %s', (url) => {
    expect(allowedMethods(url, table)).toBe('');
  });
});
