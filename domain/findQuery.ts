import type { Finding } from './finding.ts';
import { findShape } from './findShapes.ts';
import { bandsBetween } from './priceBand.ts';
import { ON_MARKET_VALUES, type QueryShape } from './queries.ts';
import { foldName } from './text.ts';

/** A query and the values of its filters, in their order. */
export type FindQuery = { shape: QueryShape; values: readonly unknown[] };

/**
 * What Firestore is asked for a search.
 */
export function findQuery({ words, brand, condition, district, min, max, sort }: Finding): FindQuery {
  const token = foldName(words).split(' ')[0] ?? '';
  const filters = { categoryId: brand, condition, district };
  const given = Object.entries(filters).filter(([, value]) => value !== '');
  const shape = findShape({
    filters: given.map(([field]) => field as keyof typeof filters),
    hasWords: token !== '',
    hasMin: min !== null,
    hasMax: max !== null,
    sort,
  });
  const prices = sort === 'newest' ? [bandsBetween(min, max)] : [min, max].filter((price) => price !== null);
  return {
    shape,
    values: [
      ...ON_MARKET_VALUES,
      ...given.map(([, value]) => value),
      ...(token === '' ? [] : [token]),
      ...(min === null && max === null ? [] : prices),
    ],
  };
}
