import { expect, it } from 'vitest';
import { ENDPOINTS } from './endpoints.ts';
import { may, POLICY, RELATIONS, requireMay } from './policy.ts';

it('gives a deleted person nothing but what anyone may see', () => {
  const rows = Object.entries(POLICY).filter(([, row]) => (row.may as readonly string[]).includes('deleted'));
  for (const [action, row] of rows)
    expect([action, [...row.may].sort()]).toEqual([action, [...RELATIONS].sort()]);
});

it('tells a guest to sign in and anybody else that he may not', () => {
  expect(() => requireMay('image.upload', 'guest')).toThrow(
    expect.objectContaining({ code: 'unauthenticated' }),
  );
  expect(() => requireMay('user.status', 'buyer')).toThrow(expect.objectContaining({ code: 'forbidden' }));
  expect(may('user.status', 'admin')).toBe(true);
});

it('says why wherever nobody may do what an API of this kind usually offers', () => {
  expect(POLICY['user.create'].because).toBeTruthy();
});

it('fixed paths stand before those with parameters, and none stands twice', () => {
  const keys = Object.values(ENDPOINTS).map(({ method, path }) => `${method} ${path}`);
  expect(new Set(keys).size).toBe(keys.length);
});
