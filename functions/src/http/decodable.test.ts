import { expect, test } from 'vitest';
import { decodable } from './decodable.ts';

test.each(['/', '/api/phones/%F0%9F%98%80', '/products?q=%', '/a%20b?x=%E0%A4%A'])(
  '%s is routed as it is',
  (url) => {
    expect(decodable(url)).toBe(url);
  },
);

test.each(['/%', '/phones/%ff', '/products/%E0%A4%A?limit=1'])('%s is the address of nothing', (url) => {
  expect(decodable(url)).toBe('/undecodable');
});
