import { expect, it } from 'vitest';
import { keywordsOf } from './search.ts';

const words = keywordsOf({ title: 'Galaxy S২১ Ultra (স্যামসাং)', categoryName: 'Samsung', district: 'Dhaka' });

it('finds a phone by the beginning of each word, in either script', () => {
  expect(words).toEqual(expect.arrayContaining(['galaxy', 'gal', 's21', 'ult', 'স্যামসাং', 'samsung', 'dh']));
});

it('keeps whole words when there are too many', () => {
  const many = keywordsOf({
    title: 'abcdefghijkl '.repeat(2) + 'mnopqrstuvwx zyxwvutsrqpo '.repeat(2),
    categoryName: 'Samsung',
    district: 'Brahmanbaria',
  });
  expect(many.length).toBeLessThanOrEqual(60);
  expect(many).toEqual(expect.arrayContaining(['abcdefghij', 'brahmanbar', 'samsung']));
});

it('has no word twice and none of one letter', () => {
  expect(new Set(words).size).toBe(words.length);
  expect(words.filter((word) => Array.from(word).length < 2)).toEqual([]);
});
