import { expect, test } from 'vitest';
import { nextLink } from './nextLink.ts';

const SITE = 'https://bns.example';
const linked = (url: string) => nextLink('abc-_', url, SITE).Link;

test('the last page has none', () => {
  expect(nextLink(undefined, '/api/products', SITE)).toEqual({});
});

test.each([
  ['/api/products', 'https://bns.example/api/products?cursor=abc-_'],
  ['/products', 'https://bns.example/api/products?cursor=abc-_'],
  ['/api/products?limit=5&cursor=old', 'https://bns.example/api/products?limit=5&cursor=abc-_'],
  ['/products?cursor=old&limit=5', 'https://bns.example/api/products?cursor=abc-_&limit=5'],
  ['/users?email=a%2Bb%40c.d&q=x?y', 'https://bns.example/api/users?email=a%2Bb%40c.d&q=x%3Fy&cursor=abc-_'],
  ['/products/%E0%A6%AB', 'https://bns.example/api/products/%E0%A6%AB?cursor=abc-_'],
])('of %s it is the same address on the site, with the next cursor', (url, address) => {
  expect(linked(url)).toBe(`<${address}>; rel="next"`);
});

test('what was asked cannot end the address early', () => {
  expect(linked('/products/a>;rel="x"?q=>;rel="y"')).toMatch(/^<[^<>"]+>; rel="next"$/);
});
