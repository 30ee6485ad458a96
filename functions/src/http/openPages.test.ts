import { OPEN_PAGES } from '@bns/domain';
import { beforeEach, expect, test } from 'vitest';
import { type CountPages, openPages } from './openPages.ts';

const { windowMs, perNetwork, perInstance } = OPEN_PAGES;
let clock: number;
let count: CountPages;
const from = (address: string) => ({ 'fastly-client-ip': address });

beforeEach(() => {
  clock = 40_000;
  count = openPages(() => clock);
});

test('a network has so many pages in a minute, however they are asked for, and another one its own', () => {
  expect(count(from('203.0.113.7'), perNetwork - 5)).toBeNull();
  expect(count(from('203.0.113.7'), 6)).toBe(20);
  expect(count(from('203.0.113.7'), 5)).toBeNull();
  expect(count(from('203.0.113.7'), 1)).toBe(20);
  expect(count(from('198.51.100.2'), 1)).toBeNull();
  clock += windowMs;
  expect(count(from('203.0.113.7'), perNetwork)).toBeNull();
});

test('made-up networks have an end together', () => {
  const asked = Array.from({ length: perInstance + 1 }, (_, at) =>
    count(from(`10.${at >> 16}.${(at >> 8) % 256}.${at % 256}`), 1),
  );
  expect([asked.indexOf(20), asked.filter((wait) => wait !== null).length]).toEqual([perInstance, 1]);
});

test('at the function’s own address it is whom the platform saw, not what was sent', () => {
  const seen = (address: string) => ({ 'x-forwarded-for': `${address}, 203.0.113.7` });
  expect(count(seen('10.0.0.1'), perNetwork)).toBeNull();
  expect(count(seen('10.0.0.2'), 1)).toBe(20);
});

test('where nothing names a network, nothing is counted', () => {
  expect(count({}, perInstance + 1)).toBeNull();
  expect(count({ 'x-forwarded-for': 'unknown' }, perInstance + 1)).toBeNull();
});
