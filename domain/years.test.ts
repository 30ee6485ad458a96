import { expect, test } from 'vitest';
import { parseYears } from './years.ts';

test.each([
  ['2', '2 Years'],
  ['২', '2 Years'],
  ['1.5 years', '1.5 Years'],
  ['১ \u00a0বছর', '1 Years'],
])('%j is understood', (input, yearsOfUse) => {
  expect(parseYears(input)).toEqual({ yearsOfUse });
});

test('a long gap is refused as quickly as a short one', () => {
  expect(parseYears(`1${' '.repeat(200_000)}x`)).toEqual({ problem: 'yearsNotNumber' });
});
