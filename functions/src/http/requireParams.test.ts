import { ENDPOINTS, PARAMS } from '@bns/domain';
import { expect, test } from 'vitest';
import { requireParams } from './requireParams.ts';

test('every parameter of a path has its pattern', () => {
  const named = Object.values(ENDPOINTS).flatMap(({ path }) => path.match(/(?<=\{)\w+(?=\})/g) ?? []);
  expect([...new Set(named)].filter((name) => PARAMS[name] === undefined)).toEqual([]);
});

test.each([
  { productId: 'phone-1' },
  { categoryId: 'samsung' },
  { categoryId: 'ফোন' },
  { categoryId: 'x'.repeat(2000) },
  { orderId: 'buyer_phone-1' },
  { slug: 'samsung', productId: 'phone' },
])('%o is an address', (params) => {
  expect(() => requireParams(params)).not.toThrow();
});

test.each([
  { productId: '' },
  { productId: 'a/b' },
  { productId: '..' },
  { productId: '__proto__' },
  { orderId: 'buyer' },
  { orderId: '_phone' },
  { orderId: 'buyer_a/b' },
  { categoryId: '' },
  { slug: '', productId: 'phone' },
  { nothing: 'phone' },
])('%o is the address of nothing', (params) => {
  expect(() => requireParams(params)).toThrow(expect.objectContaining({ code: 'not-found' }));
});
