import { describe, expect, it } from 'vitest';
import { ANYTHING, type Finding, findingOf, paramsOf } from './finding.ts';
import { findingAsked, phonesQuery } from './findingQuery.ts';
import { FIND_WORDS_MAX } from './limits.ts';

const read = (address: string) => findingOf(new URLSearchParams(address));
const written = (finding: Partial<Finding>) => String(paramsOf({ ...ANYTHING, ...finding }));

const EVERYTHING: Finding = {
  words: 'আইফোন ১১ pro+',
  brand: 'apple',
  condition: 'Good',
  district: "Cox's Bazar",
  min: 10_000,
  max: 20_000,
  sort: 'dearest',
};

describe('the address of a search', () => {
  it('is read back as what it was written from', () => {
    for (const finding of [ANYTHING, EVERYTHING]) expect(read(written(finding))).toEqual(finding);
  });

  it('says nothing of what is not asked for, and the rest in one order', () => {
    expect(written({})).toBe('');
    expect(written({ sort: 'cheapest', words: 'galaxy a52', max: 5_000 })).toBe(
      'q=galaxy+a52&max=5000&sort=cheapest',
    );
  });

  it.each([
    ['brand=Not%20a%20slug', {}],
    ['condition=Perfect&district=Paris&sort=best', {}],
    ['min=cheap&max=-5', {}],
    ['min=20000&max=10000', {}],
    ['q=%20%20', {}],
    ['q=%20a%20%20b%20&what=ever', { words: 'a b' }],
  ])('leaves out what is broken in %s', (address, finding) => {
    expect(read(address)).toEqual({ ...ANYTHING, ...finding });
  });

  it.each([
    ['min=11000&max=11000', { min: 10_000, max: 12_000 }],
    ['min=1999&max=100001', {}],
    ['min=২০০০&max=৩০০০', { min: 2_000, max: 3_000 }],
    ['min=10,000&max=১২,০০০', { min: 10_000, max: 12_000 }],
  ])('takes the prices of %s to the steps outside', (address, finding) => {
    expect(read(address)).toEqual({ ...ANYTHING, ...finding });
  });

  it.each(['স্যামসাং '.repeat(12), '👨‍👩‍👧'.repeat(FIND_WORDS_MAX), 'a'.repeat(FIND_WORDS_MAX + 1)])(
    'is at the API what it is on the screen, or is told to be too long: %s',
    async (q) => {
      const { words } = read(String(new URLSearchParams({ q })));
      const asked = await phonesQuery.validate({ q }).then(findingAsked, () => undefined);
      expect(asked?.words).toBe(words === q.trim() ? words : undefined);
      const cut = await phonesQuery.validate({ q: words });
      expect(findingAsked(cut).words).toBe(words);
    },
  );

  it('is cut where somebody pastes a book', () => {
    expect(read(`q=${'ab '.repeat(500)}`).words.length).toBeLessThanOrEqual(100);
  });
});
