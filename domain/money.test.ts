import { describe, expect, it } from 'vitest';
import { decimalTk, formatTk, parsePrice, poishaOf, savingPercent } from './money.ts';
import { parseYears, STORED_YEARS } from './years.ts';

describe('parsePrice', () => {
  it('case 51: takes Bangla digits', () => {
    expect(parsePrice('১২,৫০০')).toEqual({ tk: 12500 });
  });

  it.each([
    ['12,000', 12000],
    ['1,25,000', 125000],
    ['125,000', 125000],
    ['Tk 12000', 12000],
    ['tk. 12000', 12000],
    ['৳১২,০০০', 12000],
    ['12,000 টাকা', 12000],
    ['12000/-', 12000],
    ['12000.00', 12000],
    ['  12 000 ', 12000],
    [12000, 12000],
    ['100', 100],
    ['10,00,000', 1_000_000],
  ])('case 53: %s is %i Tk', (spelling, tk) => expect(parsePrice(spelling)).toEqual({ tk }));

  it.each([
    ['12k', 'priceNotNumber'],
    ['1e5', 'priceNotNumber'],
    ['12,00', 'priceNotNumber'],
    ['1,2', 'priceNotNumber'],
    ['', 'priceNotNumber'],
    [Number.NaN, 'priceNotNumber'],
    [null, 'priceNotNumber'],
    ['-500', 'priceLow'],
    ['0', 'priceLow'],
    ['99', 'priceLow'],
    [-500, 'priceLow'],
    ['12000.50', 'priceNotWhole'],
    [12000.5, 'priceNotWhole'],
    ['999999999999', 'priceHigh'],
    [Number.POSITIVE_INFINITY, 'priceHigh'],
  ])('case 53: %s is refused in words', (spelling, problem) =>
    expect(parsePrice(spelling)).toEqual({ problem }),
  );
});

it('case 53: a price is shown as people here write it', () => {
  expect(formatTk(125000)).toBe('1,25,000 Tk');
  expect(formatTk(999)).toBe('999 Tk');
  const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
  for (const tk of [0, 1000, 12_345, 100_000, 1_234_567, 12_345_678, 999.5, -2500])
    expect(formatTk(tk)).toBe(`${grouped.format(tk)} Tk`);
});

describe('poishaOf', () => {
  it.each([
    ['13260', 1_326_000],
    ['13260.00', 1_326_000],
    ['13260.5', 1_326_050],
    ['13260.05', 1_326_005],
    ['0.99', 99],
    ['500000.00', 50_000_000],
  ])('case 47: %s Tk are %i poisha', (text, poisha) => expect(poishaOf(text)).toBe(poisha));

  it.each(['', ' 13260', '1e3', '-1', '+1', '1,000', '13260.', '.5', '13260.005', '0x10', 'NaN', '১০'])(
    'case 47: %j is no amount',
    (text) => expect(poishaOf(text)).toBeNull(),
  );

  it.each([0, 5, 99, 100, 1_326_005, 50_000_000])(
    'reads %i poisha back from what is written of them',
    (poisha) => expect(poishaOf(decimalTk(poisha))).toBe(poisha),
  );
});

it('writes poisha as the gateway reads them', () => {
  expect(decimalTk(1_326_050)).toBe('13260.50');
  expect(decimalTk(5)).toBe('0.05');
});

it('says how much less than new a phone costs', () => {
  expect(savingPercent(50000, 23500)).toBe(53);
  expect(savingPercent(50000, 50000)).toBe(0);
  expect(savingPercent(50000, 60000)).toBe(0);
});

describe('parseYears', () => {
  it("case 51: '২' is stored as '2 Years'", () => {
    expect(parseYears('২')).toEqual({ yearsOfUse: '2 Years' });
  });

  it.each(['0', '0.5', '1', '1.5', '9.5', '10', '19.5', '20', '2 Years', '১ বছর', 3])(
    '%s is a time of use',
    (input) => {
      const parsed = parseYears(input);
      expect('yearsOfUse' in parsed && STORED_YEARS.test(parsed.yearsOfUse)).toBe(true);
    },
  );

  it.each([
    ['two', 'yearsNotNumber'],
    ['', 'yearsNotNumber'],
    [null, 'yearsNotNumber'],
    ['-1', 'yearsRange'],
    ['20.5', 'yearsRange'],
    ['1.3', 'yearsRange'],
  ])('%s is refused in words', (input, problem) => expect(parseYears(input)).toEqual({ problem }));

  it.each(['20.5 Years', '21 Years', '2 years', '1.3 Years', '01 Years', '2'])('%s is never stored', (text) =>
    expect(STORED_YEARS.test(text)).toBe(false),
  );
});
