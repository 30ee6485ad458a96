import { DomainError, ENDPOINTS, type EndpointName } from '@bns/domain';
import { describe, expect, test } from 'vitest';
import { allowedMethods, route } from './route.ts';

const ALL = Object.keys(ENDPOINTS) as EndpointName[];
const codeOf = (method: string, url: string) => {
  try {
    return route(method, url, ALL).name;
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
    expect(route('GET', '/landing?q=a?b&email=x', ALL).query.get('q')).toBe('a?b');
  });

  test('is served for HEAD where it is for GET', () => {
    expect([codeOf('HEAD', '/healthz'), codeOf('HEAD', '/users/jwt')]).toEqual([
      'healthz',
      'method-not-allowed',
    ]);
  });

  test('knows only what its function handles', () => {
    expect(allowedMethods('/images', ['healthz'])).toBe('');
    expect(allowedMethods('/images', ['uploadImage'])).toBe('POST, OPTIONS');
  });
});
