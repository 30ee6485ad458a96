import '../testing/atEmulators.ts';
import { randomUUID } from 'node:crypto';
import { API_NOTICE, type User, userPath } from '@bns/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, expect, test } from 'vitest';
import { aUser } from '../../../tests/builders/aUser.ts';
import { db } from '../firebase.ts';
import { cursorOf } from './cursor.ts';
import { listPeople } from './listPeople.ts';

/** Nobody of another test is called or writes so. */
const MARK = `zq${randomUUID().slice(0, 8)}`;
const Mark = `Z${MARK.slice(1)}`;
const made = (seconds: number, nanoseconds: number) => new Timestamp(seconds, nanoseconds);

const person = async (uid: string, over: Partial<User<Timestamp>>) => {
  await db.doc(userPath(`${MARK}-${uid}`)).set(aUser(made, { email: `${uid}-${MARK}@bns.test`, ...over }));
};

beforeAll(async () => {
  await Promise.all([
    person('b', { name: `${Mark} B` }),
    person('a', { name: `${Mark} A` }),
    person('small', { name: `${MARK} c` }),
    person('capitals', { name: `${MARK.toUpperCase()} D` }),
    person('both', { name: `${Mark} E`, email: `${MARK}e@bns.test` }),
    person('mail2', { name: 'Rahim', email: `${MARK}2@bns.test` }),
    person('mail1', { name: 'Sumi', email: `${MARK}1@bns.test`, isAdmin: true }),
    person('seller', { name: `${Mark} S`, isSeller: true }),
    person('closed', { name: `${Mark} X`, isDeleted: true }),
    person('elsewhere', { name: `Not ${Mark}` }),
  ]);
  await db.doc(userPath(`${MARK}-broken`)).set({ name: `${Mark} Z`, isSeller: false, isDeleted: false });
});

type Over = Partial<Parameters<typeof listPeople>[0]>;
const page = (over: Over = {}) =>
  listPeople({ isSeller: false, q: MARK, limit: 100, except: 'nobody', ...over });
const idsIn = ({ people }: Awaited<ReturnType<typeof page>>) =>
  people.map(({ _id }) => _id.slice(MARK.length + 1));

/** All pages of a search, as ids. */
async function readThrough(over: Over): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const found = await page({ ...over, cursor });
    ids.push(...idsIn(found));
    cursor = found.next;
  } while (cursor !== undefined);
  return ids;
}

const EVERYBODY = ['capitals', 'a', 'b', 'both', 'small', 'mail1', 'mail2'];

test('people are found by name, then by e-mail, nobody twice and nobody broken or closed', async () => {
  expect(idsIn(await page())).toEqual(EVERYBODY);
});

test.each([1, 2, 3, 6, 7])('pages of %i are the same list', async (limit) => {
  expect(await readThrough({ limit })).toEqual(EVERYBODY);
});

test.each([1, 2, 6])('the asker is left out, and pages of %i stay full', async (limit) => {
  const except = `${MARK}-b`;
  expect((await page({ limit, except })).people.length).toBe(limit);
  expect(await readThrough({ limit, except })).toEqual(EVERYBODY.filter((id) => id !== 'b'));
});

test('sellers are another list', async () => {
  expect(idsIn(await page({ isSeller: true }))).toEqual(['seller']);
});

test('without a search everybody comes by name', async () => {
  const { people } = await page({ q: '', limit: 100 });
  const names = people.map(({ name }) => name);
  expect(names).toEqual(names.toSorted());
});

test.each([
  ['of a part that there is none of', { value: MARK, id: 'uid', part: 9 }],
  ['of another search', { value: 'Rahim', id: 'uid', part: 0 }],
])('a cursor %s is refused', async (_, place) => {
  await expect(page({ cursor: cursorOf(place, 'text') })).rejects.toThrow(API_NOTICE.badCursor);
});
