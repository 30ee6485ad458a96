import { expect, it } from 'vitest';
import { DISTRICTS, guessDistrict } from './district.ts';

it('knows the 64 districts, each once', () => {
  expect(new Set(DISTRICTS).size).toBe(64);
});

it.each([
  ['Mirpur 10, Dhaka', 'Dhaka'],
  ['জিন্দাবাজার, সিলেট', 'Sylhet'],
  ['ঢাকায় মিরপুরে', 'Dhaka'],
  ['CHITTAGONG', 'Chattogram'],
  ["Cox's Bazar beach road", "Cox's Bazar"],
  ['Dhaka Road, Bogura', 'Bogura'],
  ['Sherpur', 'Sherpur'],
  ['under the bridge', ''],
  ['', ''],
])('a place in "%s" is in "%s"', (location, district) => expect(guessDistrict(location)).toBe(district));
