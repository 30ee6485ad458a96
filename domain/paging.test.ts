import { expect, test } from 'vitest';
import { API_NOTICE } from './messages.ts';
import { pageQuery, peopleQuery } from './paging.ts';

test('a page has its usual size where nothing is said', async () => {
  expect([await pageQuery.validate({}), await peopleQuery.validate({})]).toEqual([
    { limit: 24 },
    { limit: 100 },
  ]);
});

test.each(['1', '24', '100', '007'])('%s is a size', async (limit) => {
  expect((await pageQuery.validate({ limit })).limit).toBe(Number(limit));
});

test.each(['0', '101', '-1', '1.5', '1e2', '', ' ', '০', 'all', '9'.repeat(400)])(
  '%j is none, and it is told what is',
  async (limit) => {
    await expect(pageQuery.validate({ limit })).rejects.toThrow(API_NOTICE.limitRange);
  },
);

test.each(['', 'a b', 'a=', '../x', 'x'.repeat(1501)])('%j cannot be a cursor', async (cursor) => {
  await expect(pageQuery.validate({ cursor })).rejects.toThrow(API_NOTICE.badCursor);
});
