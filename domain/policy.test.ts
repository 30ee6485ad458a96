import { expect, it } from 'vitest';
import { COLLECTIONS } from './collections.ts';
import { ENDPOINTS } from './endpoints.ts';
import { type Action, ENTITIES, may, POLICY, requireMay, VERBS } from './policy.ts';
import { RELATIONS, type Row } from './policyRow.ts';

const rows = Object.entries(POLICY) as [Action, Row][];

it('names for each entity each verb of the security rules', () => {
  const wanted = Object.keys(ENTITIES).flatMap((entity) => VERBS.map((verb) => `${entity}.${verb}`));
  expect(wanted.filter((action) => !(action in POLICY))).toEqual([]);
});

it('knows an entity for each collection', () => {
  expect(Object.values(ENTITIES).toSorted()).toEqual(Object.values(COLLECTIONS).toSorted());
});

it('gives a closed account nothing but what anyone may see, and the news that it is closed', () => {
  const named = rows.filter(([, { may: who }]) => who.includes('deleted') && who.length < RELATIONS.length);
  expect(named.map(([action]) => action)).toEqual(['user.get']);
});

it('gives a guest nothing but what anyone may see', () => {
  const named = rows.filter(([, { may: who }]) => who.includes('guest'));
  expect(named.filter(([, { may: who }]) => who.length < RELATIONS.length)).toEqual([]);
});

it('gives whoever lost his role what a buyer has, never more', () => {
  const more = rows.filter(([, row]) => {
    const buyers = ['self', 'buyer', 'itsSeller'] as const;
    return row.may.includes('stale') && !buyers.some((relation) => row.may.includes(relation));
  });
  expect(more).toEqual([]);
});

it('lets nobody write at Firestore until his token is renewed', () => {
  const late = rows.filter(([, { until }]) => until !== undefined).map(([action]) => action);
  expect(late.filter((action) => !/\.(get|list)/.test(action))).toEqual([]);
});

it('says why wherever the doors differ, or a verb is nobody’s', () => {
  const silent = rows.filter(([, row]) => row.may.length === 0 && !row.because);
  expect(silent).toEqual([]);
});

it('tells a guest to sign in and anybody else that he may not', () => {
  expect(() => requireMay('image.upload', ['guest'])).toThrow(
    expect.objectContaining({ code: 'unauthenticated' }),
  );
  expect(() => requireMay('user.status', ['buyer'])).toThrow(expect.objectContaining({ code: 'forbidden' }));
  expect(() => requireMay('user.verify', ['self', 'admin'])).not.toThrow();
});

it('knows the door: where a row is stricter, where it reads on, where it does not exist', () => {
  expect(may('product.delete', 'admin', 'rest')).toBe(true);
  expect(may('product.delete', 'admin', 'firestore')).toBe(false);
  expect(may('wish.list', 'deleted', 'firestore')).toBe(true);
  expect(may('wish.list', 'deleted', 'rest')).toBe(false);
  expect(may('user.verify', 'admin', 'firestore')).toBe(false);
});

it('fixed paths stand before those with parameters, and none stands twice', () => {
  const keys = Object.values(ENDPOINTS).map(({ method, path }) => `${method} ${path}`);
  expect(new Set(keys).size).toBe(keys.length);
});
