import { expect, test } from 'vitest';
import { claimsAreOlder, claimsFrom } from './claims.ts';

test('a token without a mirrored document has no claims', () => {
  expect(claimsFrom({ sub: 'uid', seller: true })).toBeNull();
});

test('claims are what the token says, and false where it says nothing', () => {
  expect(claimsFrom({ at: 5, seller: true })).toEqual({ seller: true, admin: false, verified: false, at: 5 });
});

test.each([
  ['none at all', null, 5, true],
  ['older ones', 4, 5, true],
  ['the same', 5, 5, false],
  ['newer ones', 6, 5, false],
  ['none, and none were mirrored yet', null, 0, false],
])('%s: asked anew or not', (_name, at, claimsAt, older) => {
  const claims = at === null ? null : { seller: false, admin: false, verified: false, at };
  expect(claimsAreOlder(claims, claimsAt)).toBe(older);
});
