import { expect, test } from 'vitest';
import { postedAgo } from './postedAgo.ts';

const now = Date.UTC(2026, 10, 27, 12);
const before = (ms: number) => new Date(now - ms).toISOString();

test.each([
  [before(59_000), 'Posted less than a minute ago'],
  [before(60_000), 'Posted 1 minute ago'],
  [before(59 * 60_000), 'Posted 59 minutes ago'],
  [before(3_600_000), 'Posted 1 hour ago'],
  [before(3 * 86_400_000), 'Posted 3 days ago'],
  [before(31 * 86_400_000), 'Posted 1 month ago'],
  [before(800 * 86_400_000), 'Posted 2 years ago'],
])('%s reads as %s', (at, words) => {
  expect(postedAgo(at, now)).toBe(words);
});

test.each([null, undefined, '', 'yesterday-ish', Number.NaN, before(-5000)])(
  'case 24: the pending, unreadable or future time %s was less than a minute ago',
  (at) => {
    expect(postedAgo(at, now)).toBe('Posted less than a minute ago');
  },
);
