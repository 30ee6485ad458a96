import { ANYTHING } from '@bns/domain';
import { expect, test } from 'vitest';
import { understood } from './understood.ts';

const brands = ['Samsung', 'Apple', 'Xiaomi'].map((categoryName) => ({
  categoryId: categoryName.toLowerCase(),
  categoryName,
  image: '',
}));
const as = (words: string, brand = '') => understood({ ...ANYTHING, words, brand }, brands);

test.each([
  ['samsng a52', 'Samsung Galaxy A52'],
  ['ifone 11', 'Apple iPhone 11'],
  ['redmi note10', 'Xiaomi Redmi Note 10'],
  ['আইফোন ১১', 'Apple iPhone 11'],
  ['স্যামসাং', 'Samsung'],
  ['iphone 11 dhaka', 'Apple iPhone 11 in Dhaka'],
  ['used phones in dhaka', 'phones in Dhaka'],
])('%s is said to be %s', (words, name) => {
  expect(as(words).as).toBe(name);
});

test.each(['', 'dhaka', 'Samsung Galaxy A52', 'iphone 11', 'samsung', 'cracked glass'])(
  'of “%s” nothing is said: it is taken as it was typed',
  (words) => {
    expect(as(words)).toMatchObject({ as: '', leftOut: '' });
  },
);

test('words that count no more are named', () => {
  expect(as('cracked glass blue case').leftOut).not.toBe('');
});

test('the brand that is spoken of is known, and the one that is looked in', () => {
  expect(as('samsng a52').brand).toBe('samsung');
  expect(as('', 'apple').brand).toBe('apple');
  expect(as('blue').brand).toBe('');
});
