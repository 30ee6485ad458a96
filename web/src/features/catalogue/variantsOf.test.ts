import { ANYTHING } from '@bns/domain';
import { expect, test } from 'vitest';
import { variantsOf } from './variantsOf.ts';

const variants = (words: string) => variantsOf({ ...ANYTHING, words }, 8);

test('beside a model those that go on from it', () => {
  expect(variants('redmi note 10')).toEqual(expect.arrayContaining(['Redmi Note 10 Pro', 'Redmi Note 10S']));
  expect(variants('iphone 11')).toEqual(expect.arrayContaining(['iPhone 11 Pro']));
});

test.each(['redmi note 10', 'iphone 1', 'galaxy a5'])(
  '%s is none of its own, nor is another number',
  (words) => {
    for (const label of variants(words))
      expect(label.toLowerCase()).not.toMatch(new RegExp(`^${words}(\\d|$)`));
  },
);

test.each(['', 'samsung', 'redmi', 'cracked glass', 'iphone 11 blue'])('of “%s” there are none', (words) => {
  expect(variants(words)).toEqual([]);
});
