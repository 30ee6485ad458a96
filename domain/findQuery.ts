import { type FindTerms, findTerms } from './findTerms.ts';
import type { Finding } from './finding.ts';
import { FIND_FILTERS, findShape } from './findShapes.ts';
import { keywordOf } from './keywords.ts';
import { bandsBetween } from './priceBand.ts';
import { ON_MARKET_VALUES, type QueryShape } from './queries.ts';

/** A query and the values of its filters, in their order. */
export type FindQuery = { shape: QueryShape; values: readonly unknown[] };

/**
 * What Firestore is asked for a search, which finds what FindTerms says. The one place that knows how: a search engine
 * would be asked from here (decision 24).
 * @param terms its words as they were understood
 */
export function findQuery(
  finding: Finding,
  { name, words, brand, district }: FindTerms = findTerms(finding),
): FindQuery {
  const { condition, min, max, sort } = finding;
  const keyword = keywordOf(name?.phrase ?? '', words);
  const given = { categoryId: brand, condition, district };
  const filters = FIND_FILTERS.filter((field) => given[field] !== '');
  const [hasMin, hasMax] = [min !== null, max !== null];
  const prices = sort === 'newest' ? [bandsBetween(min, max)] : [min, max].filter((price) => price !== null);
  return {
    shape: findShape({ filters, hasWords: keyword !== '', hasMin, hasMax, sort }),
    values: [
      ...ON_MARKET_VALUES,
      ...filters.map((field) => given[field]),
      ...(keyword === '' ? [] : [keyword]),
      ...(hasMin || hasMax ? prices : []),
    ],
  };
}
