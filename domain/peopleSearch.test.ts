import { expect, test } from 'vitest';
import { isInPart, peopleParts, personAnswer } from './peopleSearch.ts';

const found = (q: string, name: string, email = 'x@bns.test') =>
  peopleParts(q).some((part) => isInPart({ name, email }, part));

test.each([
  ['rahim', 'Rahim Uddin'],
  ['RAHIM', 'Rahim Uddin'],
  ['rahim uddin', 'Rahim Uddin'],
  ['Rahim u', 'Rahim Uddin'],
  ['rahim', 'RAHIM UDDIN'],
  ['Rahim', 'rahim uddin'],
  ['md. ra', 'Md. Rahim'],
  ['md.ra', 'Md.Rahim'],
  ['McD', 'McDonald'],
  ['  Rahim   Uddin ', 'Rahim Uddin'],
  ['রহি', 'রহিম'],
])('%j finds %s', (q, name) => {
  expect(found(q, name)).toBe(true);
});

test('an e-mail is found however its letters are typed', () => {
  expect(found('Buyer2@', 'Rahim', 'buyer2@bns.test')).toBe(true);
});

test.each([
  ['uddin', 'Rahim Uddin'],
  ['rahimu', 'Rahim Uddin'],
])('%j does not find %s', (q, name) => {
  expect(found(q, name)).toBe(false);
});

test('nothing typed is everybody, by name', () => {
  expect([undefined, '  ', '\u200b'].map((q) => peopleParts(q ?? ''))).toEqual(
    Array(3).fill([{ by: 'name', prefix: '' }]),
  );
});

test('no stretch is asked for twice', () => {
  expect(peopleParts('রহিম')).toEqual([
    { by: 'name', prefix: 'রহিম' },
    { by: 'email', prefix: 'রহিম' },
  ]);
});

const stored = {
  name: 'Rahim',
  email: 'rahim@bns.test',
  image: '',
  isSeller: false,
  isAdmin: false,
  isVerified: false,
  isDeleted: false,
};

test('a person is listed with what a list shows, and not at all where his document lacks something', () => {
  expect(personAnswer('uid', { ...stored, claimsAt: 1 })).toEqual({ _id: 'uid', ...stored });
  expect([personAnswer('uid', {}), personAnswer('uid', { ...stored, isAdmin: 'yes' })]).toEqual([null, null]);
});
