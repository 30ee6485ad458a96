import { describe, expect, it } from 'vitest';
import { PHONES } from '../dev/seed/phones/phones.ts';
import { aProduct } from '../tests/builders/aProduct.ts';
import { readAll } from '../tests/finding/inMemory.ts';
import { manyListings } from '../tests/finding/manyListings.ts';
import { scan } from '../tests/finding/rule.ts';
import { someSearches } from '../tests/finding/searches.ts';
import { categorySlug } from './category.ts';
import { ANYTHING, type Finding } from './finding.ts';
import { findQuery } from './findQuery.ts';
import { allFindShapes } from './findShapes.ts';
import { foundBy } from './keywords.ts';
import { KEYWORDS_MAX } from './limits.ts';
import { bandsBetween, PRICE_STEPS, priceBandOf } from './priceBand.ts';
import { ON_MARKET } from './queries.ts';

const market = manyListings(10_000, (seconds) => -seconds);
const seeded = PHONES.map(({ id, title, brand, resale, condition }, minute) => {
  const phone = aProduct((seconds) => seconds - 60 * minute, {
    title,
    categoryId: categorySlug(brand) ?? '',
    categoryName: brand,
    resalePrice: resale,
    condition,
  });
  return { id, data: { ...phone, ...foundBy(phone) } };
});

/** What each phone says is read once, before anything is looked for. */
scan(market, ANYTHING);

const EXACTLY_11 = /iphone 11(?! (?:pro|plus|mini))/i;

/** Models that others of the market begin with. */
const MODELS_WITH_VARIANTS = [
  'Redmi Note 10',
  'Redmi Note 11',
  'Redmi Note 12 Pro',
  'Redmi 9',
  'Redmi 12',
  'Poco X3',
  'Poco F2 Pro',
  'iPhone 7',
  'iPhone 11',
  'iPhone 12',
  'iPhone 13 Pro',
  'iPhone 14',
  'iPhone XS',
  'Galaxy S8',
  'Galaxy S20',
  'Galaxy S23',
  'Galaxy S24',
  'Galaxy A52',
  'Galaxy J7',
  'Realme 8',
  'Realme 9 Pro',
  'Realme C25',
  'Vivo Y21',
  'Vivo V20',
  'Oppo A15',
  'OnePlus 9',
  'Infinix Hot 30',
  'Tecno Spark 10',
  'Pixel 7',
];

/** Two million looks at a phone, in ms; how quick they are is not what is tested. */
const LONG = 120_000;

describe('a search', () => {
  it(
    'finds exactly what a look at every phone finds: 200 of them over 10,000 phones',
    () => {
      const searches = someSearches(
        market.map(({ data }) => data.title),
        200,
      );
      const found = searches.map((finding) => readAll(market, findQuery(finding)).toSorted());
      const wanted = searches.map((finding) => scan(market, finding));
      const differing = searches.filter((_, at) => found[at]?.join() !== wanted[at]?.join());
      expect(differing).toEqual([]);
      expect(wanted.filter((ids) => ids.length > 0).length).toBeGreaterThan(100);
    },
    LONG,
  );

  it.each([
    ['samsng a52', /galaxy a52(?!s)/i],
    ['ifone 11', EXACTLY_11],
    ['redmi note10', /redmi note 10(?!s| pro| lite)/i],
    ['আইফোন ১১', EXACTLY_11],
    ['স্যামসাং', /samsung|galaxy/i],
  ])('for %s has nothing but the right model among the first five', (words, model) => {
    for (const phones of [seeded, market]) {
      const titles = new Map(phones.map(({ id, data }) => [id, data.title]));
      const first = readAll(phones, findQuery({ ...ANYTHING, words })).slice(0, 5);
      expect(first.length).toBeGreaterThan(0);
      expect(first.filter((id) => !model.test(titles.get(id) ?? ''))).toEqual([]);
    }
  });

  it.each(MODELS_WITH_VARIANTS)('for %s has none of its variants, and every one of it', (model) => {
    const exactly = new RegExp(
      `${model}(?![a-z0-9]| (?:pro|plus|max|ultra|mini|lite|fe|go|neo|prime|nfc|play|power|se|xl)\\b)`,
      'i',
    );
    const onMarket = market.filter(({ data }) => !data.isSold && !data.isHidden);
    const wanted = onMarket.filter(({ data }) => exactly.test(data.title)).map(({ id }) => id);
    expect(wanted.length).toBeGreaterThan(0);
    expect(readAll(market, findQuery({ ...ANYTHING, words: model.toLowerCase() })).toSorted()).toEqual(
      wanted,
    );
  });

  it('never takes a model for another one of other digits', () => {
    const found = readAll(market, findQuery({ ...ANYTHING, words: 'samsng a53' }));
    const titles = found.map((id) => market.find((row) => row.id === id)?.data.title);
    expect(titles.length).toBeGreaterThan(0);
    expect(titles.filter((title) => !title?.includes('A53'))).toEqual([]);
  });

  it.each<[Partial<Finding>, unknown]>([
    [{ min: 10_000, max: 12_000 }, [9, 10, 11]],
    [{ max: 2_000 }, [0, 1]],
    [{ min: 100_000 }, [27, 28]],
  ])('between prices %o is one in a few bands, with both ends', (over, bands) => {
    expect(findQuery({ ...ANYTHING, ...over }).values.at(-1)).toEqual(bands);
  });

  it('has as many values as filters, whatever is asked for', () => {
    for (const finding of someSearches(['Galaxy A52'], 100)) {
      const { shape, values } = findQuery(finding);
      expect(values.length).toBe(shape.where.length);
    }
  });
});

describe('every shape of a search', () => {
  it('is one that Firestore answers by one index: equalities, one element of an array, a range on its order alone', () => {
    const shapes = allFindShapes();
    expect(shapes.length).toBe(8 * 2 * 3 * 4);
    for (const { where, orderBy } of shapes) {
      expect(where.slice(0, 2)).toEqual(ON_MARKET);
      const operators = where.map(([, operator]) => operator);
      expect(operators.filter((operator) => operator === 'array-contains').length).toBeLessThanOrEqual(1);
      expect(operators.filter((operator) => operator === 'in').length).toBeLessThanOrEqual(1);
      const ranges = where.filter(([, operator]) => operator === '<=' || operator === '>=');
      expect(ranges.every(([field]) => field === orderBy[0])).toBe(true);
    }
  });
});

it('keywords of titles as people write them are all kept, 75 of a phone in the mean', () => {
  const counts = [...market, ...seeded].flatMap(({ data }) => data.keywords?.length || []);
  expect(Math.max(...counts)).toBeLessThan(KEYWORDS_MAX);
  expect(counts.reduce((sum, count) => sum + count, 0) / counts.length).toBeLessThan(80);
});

it('a price on a step is in a band of its own, between those of its neighbours', () => {
  expect([1_999, 2_000, 2_001, 100_000, 100_001].map(priceBandOf)).toEqual([0, 1, 2, 27, 28]);
});

it('between whatever two prices no more bands are asked for than Firestore takes values', () => {
  const ends = [null, ...PRICE_STEPS];
  const counts = ends.flatMap((min) => ends.map((max) => bandsBetween(min, max).length));
  expect(Math.max(...counts)).toBeLessThanOrEqual(30);
});
