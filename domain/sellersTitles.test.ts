import { describe, expect, it } from 'vitest';
import { aProduct } from '../tests/builders/aProduct.ts';
import { readAll } from '../tests/finding/inMemory.ts';
import { scan } from '../tests/finding/rule.ts';
import { SELLERS_FINDS } from '../tests/finding/sellersFinds.ts';
import { SELLERS_TITLES, type SellersTitle } from '../tests/finding/sellersTitles.ts';
import { ANYTHING } from './finding.ts';
import { findQuery } from './findQuery.ts';
import { findTerms } from './findTerms.ts';
import { foundBy } from './keywords.ts';
import { suggestNames } from './suggestNames.ts';

const IDS = Object.keys(SELLERS_TITLES) as SellersTitle[];

const phones = IDS.map((id, minute) => {
  const [categoryId, title] = SELLERS_TITLES[id];
  const name = categoryId === 'other' ? 'Other' : categoryId;
  const over = { title, categoryId, categoryName: name, district: 'Dhaka' };
  const phone = aProduct((seconds) => seconds - 60 * minute, over);
  return { id, data: { ...phone, ...foundBy(phone) } };
});

const found = (words: string) => readAll(phones, findQuery({ ...ANYTHING, words }));

describe.each(Object.entries(SELLERS_FINDS))('finds %s', (_, searches) => {
  it.each(Object.entries(searches))('%s: %j', (words, wanted) => {
    expect(found(words).toSorted()).toEqual([...wanted].toSorted());
  });
});

it('what is found is what a look at every phone finds', () => {
  for (const words of Object.values(SELLERS_FINDS).flatMap(Object.keys)) {
    expect([words, found(words).toSorted()]).toEqual([
      words,
      scan(phones, { ...ANYTHING, words }).toSorted(),
    ]);
  }
});

it.each([
  ['redmi note10', ['Redmi Note 10 Pro']],
  ['redmi note 10', ['Redmi Note 10S', 'Redmi Note 10 Pro', 'Redmi Note 10 Pro Max']],
  ['iphone 11', ['iPhone 11 Pro', 'iPhone 11 Pro Max']],
  ['realme 8', ['Realme 8i', 'Realme 8 Pro']],
  ['note 10 pro', ['Redmi Note 10 Pro', 'Infinix Note 10 Pro']],
])('the variants of %s are suggested', (words, wanted) => {
  const labels = suggestNames(words, 6).map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(wanted));
});

it.each([
  ['samsung a52 or iphone 11', ['iPhone 11']],
  ['iphone 11 black full box', ['box']],
  ['q x iphone 11', ['q', 'x']],
  [`iphone 11 ${'b '.repeat(9)}${'c'.repeat(30)} dd ee ff`, ['b', 'ee', 'ff']],
])('what does not count in %s is told', (words, leftOut) => {
  expect(findTerms({ ...ANYTHING, words }).leftOut).toEqual(leftOut);
});
