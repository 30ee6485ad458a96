import { expect, it } from 'vitest';
import { ANYTHING, type Finding } from './finding.ts';
import { findTerms } from './findTerms.ts';

const terms = (words: string, over: Partial<Finding> = {}) => {
  const { name, ...others } = findTerms({ ...ANYTHING, words, ...over });
  return { ...others, name: name?.phrase ?? '' };
};
const NOTHING = { name: '', words: [], brand: '', district: '', leftOut: [] };

it.each<[string, object]>([
  ['', {}],
  ['used phone', {}],
  ['পুরাতন স্যামসাং মোবাইল', { brand: 'samsung' }],
  ['samsung galaxy a52', { name: 'galaxy a52' }],
  ['galaxy a52 sam', { name: 'galaxy a52' }],
  ['galaxy a5', { name: 'galaxy', words: ['a5'] }],
  ['iphone 11 128gb black', { name: 'iphone 11', words: ['128gb', 'black'] }],
  ['blue 128 gb 5g', { words: ['blue', '128gb'], leftOut: ['5g'] }],
  ['samsung dhaka', { brand: 'samsung', district: 'Dhaka' }],
  ['ঢাকা', { district: 'Dhaka' }],
  ["redmi cox's bazar", { name: 'redmi', district: "Cox's Bazar" }],
  ['iphone 11 or galaxy a52', { name: 'iphone 11', leftOut: ['Galaxy A52'] }],
  ['samsung vivo', { brand: 'samsung', words: ['vivo'] }],
  ['samsung x', { brand: 'samsung', words: ['x'] }],
  ['samsung blue x', { brand: 'samsung', words: ['blue'], leftOut: ['x'] }],
  ['note 10 pro 6/128', { name: 'note 10 pro', words: ['6x128'] }],
  ['ঢাকায় আইফোনের', { name: 'iphone', district: 'Dhaka' }],
  ['সিলেটে', { district: 'Sylhet' }],
])('%s is understood', (words, understood) => {
  expect(terms(words)).toEqual({ ...NOTHING, ...understood });
});

it('what is chosen stays, and what was typed against it is told', () => {
  expect(terms('samsung dhaka', { brand: 'apple', district: 'Khulna' })).toEqual({
    ...NOTHING,
    words: ['samsung'],
    brand: 'apple',
    district: 'Khulna',
    leftOut: ['Dhaka'],
  });
  expect(terms('samsung dhaka', { brand: 'samsung', district: 'Dhaka' })).toEqual({
    ...NOTHING,
    brand: 'samsung',
    district: 'Dhaka',
  });
});

it('a pasted text is no longer than a title', () => {
  expect(terms('word '.repeat(400)).words).toEqual(['word']);
});
