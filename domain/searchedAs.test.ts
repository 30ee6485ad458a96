import { describe, expect, it } from 'vitest';
import { aProduct } from '../tests/builders/aProduct.ts';
import { readAll } from '../tests/finding/inMemory.ts';
import { scan } from '../tests/finding/rule.ts';
import { ANYTHING } from './finding.ts';
import { findQuery } from './findQuery.ts';
import { findTerms } from './findTerms.ts';
import { foundBy } from './keywords.ts';

function isFound(title: string, categoryId: string, words: string): boolean {
  const over = { title, categoryId, categoryName: categoryId, district: 'Dhaka' };
  const phone = aProduct((seconds) => seconds, over);
  const market = [{ id: 'phone', data: { ...phone, ...foundBy(phone) } }];
  const found = readAll(market, findQuery({ ...ANYTHING, words }));
  expect(found, 'as a look at the phone itself says').toEqual(scan(market, { ...ANYTHING, words }));
  return found.length > 0;
}

describe('memory, however it is written', () => {
  it.each([
    'Samsung A12 4GB RAM/64GB ROM',
    'Samsung A12 RAM 4GB ROM 64GB',
    'Samsung A12 RAM:4 ROM:64',
    'Samsung A12 ৪ জিবি র‍্যাম ৬৪ জিবি রম',
    'Samsung A12 4 gb ram 64 gb',
    'Samsung A12 64/4',
    'Samsung A12 64GB+4GB',
    'Samsung A12 4G/64G',
    'Samsung A12 4-64',
    'Samsung A12 4|64',
    'Samsung A12 4×64',
    'Samsung A12 4\\64',
    'Samsung A12 (4,64)',
    'Samsung A12 (4+2)/64',
  ])('%s', (title) => {
    expect(
      ['4/64', '64gb', '4gb ram 64gb rom'].map((size) => isFound(title, 'samsung', `samsung a12 ${size}`)),
    ).toEqual([true, true, true]);
    expect(isFound(title, 'samsung', 'samsung a12 6/64')).toBe(false);
  });

  it.each([
    ['Redmi Note 11 4G 128GB', 'redmi note 11 4g'],
    ['Redmi Note 11 4G 128GB', 'redmi note 11 128gb'],
    ['Samsung A52 5G, 8/128', 'samsung a52 5g 8/128'],
    ['Samsung A52 10,000 Tk', 'samsung a52'],
  ])('what only looks like it: %s by %j', (title, words) => {
    expect(isFound(title, title.startsWith('Redmi') ? 'xiaomi' : 'samsung', words)).toBe(true);
  });

  it('128GB and a network are no pair', () => {
    expect(isFound('Samsung A12 128GB/4G', 'samsung', 'samsung a12 4/128')).toBe(false);
    expect(isFound('Samsung A12 128GB/4G', 'samsung', 'samsung a12 128gb')).toBe(true);
  });

  it.each([
    ['Google Pixel 8 Pro 12/128', 'google', 'pixel 8 pro 12/1tb'],
    ['Samsung Z Fold 4 12/1TB', 'samsung', 'z fold 4 12/128'],
    ['Samsung Z Fold 4 12/1TB black', 'samsung', 'z fold 4 black 12/128'],
  ])('is compared whole beside a name: %s is not found by %s, %j', (title, brand, words) => {
    expect(isFound(title, brand, words)).toBe(false);
    expect(isFound(title, brand, words.replace(/12\/.*/u, /12\/\w+/u.exec(title)?.[0] ?? ''))).toBe(true);
  });
});

describe('signs', () => {
  it.each([
    ['iPhone ❤️ 13', 'iphone 13'],
    ['iPhone❤️13❤️128GB', 'iphone 13 128gb'],
    ['iPhone 1️⃣3️⃣', 'iphone 13'],
    ['iPhone™ 13', 'iphone 13'],
    ['iPhone №13', 'iphone 13'],
    ['iPhone 13', 'iphone™ 1️⃣3️⃣'],
  ])('%s by %j', (title, words) => {
    expect(isFound(title, 'apple', words)).toBe(true);
  });
});

describe('Bangla words in one', () => {
  it.each([
    ['আইফোন ১২ প্রো\u200Cম্যাক্স', 'iphone 12 pro max', true],
    ['আইফোন ১২ প্রো\u200Cম্যাক্স', 'iphone 12', false],
    ['iPhone 13 Pro Max', 'আইফোন ১৩ প্রোম্যাক্স', true],
    ['iPhone 13', 'আইফোন ১৩ প্রোম্যাক্স', false],
    ['iPhone 11', 'আইফোন ১১ দাম কত', true],
    ['iPhone 11', 'i want to buy iphone 11', true],
    ['iPhone 11', 'ihpone 11', true],
  ])('%s by %j: %s', (title, words, wanted) => {
    expect(isFound(title, 'apple', words)).toBe(wanted);
  });
});

describe('makers that are no brand of ours', () => {
  it.each([
    ['itel S23 8/128 new', 'samsung s23', false],
    ['itel S23 8/128 new', 'itel s23', true],
    ['itel A70', 'samsung a70', false],
    ['Walton Primo S8', 'ওয়ালটন', true],
    ['ওয়ালটন প্রিমো', 'walton', true],
    ['Symphony Z35', 'সিম্ফনি z35', true],
    ['Samsung S23 exchange with itel', 'samsung s23', true],
    ['S23 Ultra 12/256', 'samsung s23 ultra', true],
  ])('%s by %j: %s', (title, words, wanted) => {
    expect(isFound(title, 'other', words)).toBe(wanted);
  });

  it('what is looked for is said without another brand', () => {
    expect(findTerms({ ...ANYTHING, words: 'itel s23' })).toMatchObject({
      name: undefined,
      words: ['itel', 's23'],
    });
  });
});

describe('a place within a place', () => {
  it.each(['iphone mirpur dhaka', 'iphone 11 dhaka mirpur', 'dhaka iphone 11 uttara', 'মিরপুর ঢাকা iphone 11'])(
    '%s',
    (words) => {
      expect(findTerms({ ...ANYTHING, words })).toMatchObject({ district: 'Dhaka', words: [], leftOut: [] });
      expect(isFound('iPhone 11', 'apple', words)).toBe(true);
    },
  );

  it('of two districts the second is left out, and said', () => {
    const terms = findTerms({ ...ANYTHING, words: 'iphone 11 sylhet feni' });
    expect(terms).toMatchObject({ district: 'Sylhet', words: [], leftOut: ['Feni'] });
  });

  it('those that are not the chosen one are left out', () => {
    const terms = findTerms({ ...ANYTHING, words: 'iphone 11 sylhet feni', district: 'Feni' });
    expect(terms).toMatchObject({ district: 'Feni', words: [], leftOut: ['Sylhet'] });
  });
});
