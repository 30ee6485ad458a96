import { expect, it } from 'vitest';
import { aProduct } from '../tests/builders/aProduct.ts';
import { foundBy, keywordOf, keywordsOf } from './keywords.ts';
import { KEYWORDS_MAX } from './limits.ts';

const phone = aProduct((seconds) => seconds, { title: 'Samsung Galaxy A54 8/256 Awesome Violet' });
const keywords = keywordsOf(phone);

it('a phone has a keyword for whatever is asked for together', () => {
  const asked = [
    keywordOf('galaxy a54', []),
    keywordOf('galaxy', ['a5']),
    keywordOf('galaxy', ['violet', 'awesome']),
    keywordOf('galaxy a54', ['violets']),
    keywordOf('', ['sams']),
    keywordOf('', ['violet', 'a54']),
    keywordOf('galaxy a54', ['awesome', 'vi']),
    keywordOf('galaxy', ['a']),
  ];
  expect(asked).toEqual([
    '@galaxy a54',
    '@galaxy|a5',
    '@galaxy|awes|viol',
    '@galaxy a54|viol',
    'sams',
    'viol>a54',
    '@galaxy a54|awes>vi',
    '@galaxy|a',
  ]);
  expect(keywords).toEqual(expect.arrayContaining(asked));
});

it('none of them is there twice, or of a district', () => {
  expect(new Set(keywords).size).toBe(keywords.length);
  expect(keywords.filter((word) => word.includes('dhak'))).toEqual([]);
});

it('a phone that is sold or hidden has none, and a price band all the same', () => {
  for (const over of [{ isSold: true }, { isHidden: true }]) {
    expect(foundBy({ ...phone, ...over })).toEqual({ keywords: [], priceBand: foundBy(phone).priceBand });
  }
});

it('whole words stay where there are too many', () => {
  const long = [
    'abcdefghijkl',
    'mnopqrstuvwx',
    'zyxwvutsrqpo',
    'nmlkjihgfedc',
    'qazwsxedcrfv',
    'tgbyhnujmiko',
  ];
  const many = keywordsOf({ ...phone, title: long.join(' ').slice(0, 80) });
  expect(many.length).toBeLessThanOrEqual(KEYWORDS_MAX);
  expect(many).toEqual(
    expect.arrayContaining([...long.slice(0, 5).map((word) => word.slice(0, 10)), 'samsung']),
  );
});
