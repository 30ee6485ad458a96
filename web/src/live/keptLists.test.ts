import { beforeEach, expect, test, vi } from 'vitest';
import { aPhoneRow } from '../../../tests/builders/rows.ts';
import { forgetOthersLists, type KeptName, keepList, keptList } from './keptLists.ts';
import { leaving } from './leaving.ts';

/** Cache Storage as its specification has it: what is put again stands last. */
function cacheStorage() {
  const kept = new Map<string, string>();
  const pathOf = (address: string | Request) =>
    typeof address === 'string' ? address : new URL(address.url).pathname;
  const cache = {
    put: async (address: string, answer: Response) => void kept.set(address, await answer.text()),
    match: (address: string) =>
      Promise.resolve(kept.has(address) ? new Response(kept.get(address)) : undefined),
    delete: (address: string | Request) => Promise.resolve(kept.delete(pathOf(address))),
    keys: () => Promise.resolve([...kept.keys()].map((path) => ({ url: `https://bns.test${path}` }))),
  };
  return { kept, caches: { open: () => Promise.resolve(cache) } };
}

const all: KeptName = { kind: 'all', list: '' };
const brand = (id: string): KeptName => ({ kind: 'brand', list: `brand=${id}` });
const search = (words: string): KeptName => ({ kind: 'search', list: `q=${words}` });

let kept: Map<string, string>;
beforeEach(() => {
  const storage = cacheStorage();
  kept = storage.kept;
  vi.stubGlobal('caches', storage.caches);
  return () => vi.unstubAllGlobals();
});

test('what was kept comes back as it was seen, with real dates, and nothing that is no part of a listing', async () => {
  const row = aPhoneRow({ id: 'p1' });
  await keepList('me', all, [{ ...row, keywords: ['ga'] } as typeof row]);
  expect(await keptList('me', all)).toEqual([row]);
  expect([...kept.values()].join()).not.toContain('keywords');
});

test('a phone whose time is still pending comes back without one', async () => {
  await keepList('me', all, [aPhoneRow({ time: null })]);
  expect((await keptList('me', all))[0]?.time).toBeNull();
});

test('a page is kept of a list, and ten searches; the one that was not seen for longest goes', async () => {
  await keepList(
    'me',
    search('long'),
    Array.from({ length: 60 }, (_, at) => aPhoneRow({ id: `p${at}` })),
  );
  expect(await keptList('me', search('long'))).toHaveLength(24);
  for (let list = 0; list < 9; list += 1) await keepList('me', search(String(list)), [aPhoneRow()]);
  await keepList('me', search('long'), [aPhoneRow()]);
  await keepList('me', search('9'), [aPhoneRow()]);
  expect(await keptList('me', search('0'))).toEqual([]);
  expect(await keptList('me', search('long'))).toHaveLength(1);
  expect(kept.size).toBe(10);
});

test('no search takes the place of all phones or of a brand', async () => {
  await keepList('me', all, [aPhoneRow({ id: 'all' })]);
  await keepList('me', brand('apple'), [aPhoneRow({ id: 'apple' })]);
  for (let at = 0; at < 12; at += 1) await keepList('me', search(String(at)), [aPhoneRow()]);
  expect((await keptList('me', all)).map(({ id }) => id)).toEqual(['all']);
  expect((await keptList('me', brand('apple'))).map(({ id }) => id)).toEqual(['apple']);
  expect(kept.size).toBe(12);
});

test('another person finds nothing, and what was kept goes when he signs in', async () => {
  await keepList('me', all, [aPhoneRow()]);
  expect(await keptList('other', all)).toEqual([]);
  await keepList('other', all, [aPhoneRow()]);
  await forgetOthersLists('other');
  expect(await keptList('me', all)).toEqual([]);
  expect(await keptList('other', all)).toHaveLength(1);
});

test('signing out leaves nothing behind', async () => {
  const keeping = keepList('me', all, [aPhoneRow()]);
  leaving.closeListeners();
  leaving.clearCaches();
  await keeping;
  expect(await keptList('me', all)).toEqual([]);
  expect(kept.size).toBe(0);
});

test.each([
  ['no list', '{}'],
  ['broken', '[{'],
  ['of another shape', '[{"id":"p1","time":null,"title":7}, null]'],
])('what is %s is as good as nothing', async (_, body) => {
  kept.set('/kept-lists/me/all/', body);
  expect(await keptList('me', all)).toEqual([]);
});

test('a browser that keeps nothing is no fault', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new Error('SecurityError')) });
  await keepList('me', all, [aPhoneRow()]);
  expect(await keptList('me', all)).toEqual([]);
});
