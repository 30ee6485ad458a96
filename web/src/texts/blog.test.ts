import { expect, test } from 'vitest';
import { articles, blogText } from './blog.ts';

test('four articles, in the spec’s order with its dates', () => {
  expect(articles.map(({ date }) => date)).toEqual([
    '21 October 2022',
    '02 September 2019',
    '28 August 2019',
    '20 October 2019',
  ]);
  expect(new Set(articles.map(({ slug }) => slug)).size).toBe(4);
});

test.each(articles)('$title has 150 words or more', (article) => {
  expect(blogText.words(article)).toBeGreaterThanOrEqual(150);
  expect(blogText.dateline(article)).toMatch(/ · [12] min$/);
});
