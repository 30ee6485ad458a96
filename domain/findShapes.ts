import { COLLECTIONS } from './collections.ts';
import type { Sort } from './finding.ts';
import { ON_MARKET, type QueryOperator, type QueryShape } from './queries.ts';

/** The fields of a phone that are compared with one value each. */
export const FIND_FILTERS = ['categoryId', 'condition', 'district'] as const;
type FindFilter = (typeof FIND_FILTERS)[number];

/** Which parts a search has. */
export type FindParts = {
  filters: readonly FindFilter[];
  hasWords: boolean;
  hasMin: boolean;
  hasMax: boolean;
  sort: Sort;
};

const ORDERS = {
  newest: ['time', 'desc'],
  cheapest: ['resalePrice', 'asc'],
  dearest: ['resalePrice', 'desc'],
} as const satisfies Record<Sort, QueryShape['orderBy']>;

/**
 * The query of a search: phones on the market, each filter an equality, words one look-up among a phone's keywords. A
 * range of prices is one on the ordered field; in a list by time it is a few price bands.
 */
export function findShape({ filters, hasWords, hasMin, hasMax, sort }: FindParts): QueryShape {
  return {
    collection: COLLECTIONS.products,
    where: [
      ...ON_MARKET,
      ...FIND_FILTERS.filter((field) => filters.includes(field)).map((field) => [field, '=='] as const),
      ...(hasWords ? [['keywords', 'array-contains'] as const] : []),
      ...priceFilters(hasMin, hasMax, sort),
    ],
    orderBy: ORDERS[sort],
  };
}

/** The query of every search that there can be. */
export function allFindShapes(): QueryShape[] {
  const subsets = FIND_FILTERS.reduce<FindFilter[][]>(
    (so, field) => so.flatMap((filters) => [filters, [...filters, field]]),
    [[]],
  );
  const [sorts, either] = [Object.keys(ORDERS) as Sort[], [false, true]];
  return subsets.flatMap((filters) =>
    sorts.flatMap((sort) =>
      either.flatMap((hasWords) =>
        either.flatMap((hasMin) =>
          either.map((hasMax) => findShape({ filters, hasWords, hasMin, hasMax, sort })),
        ),
      ),
    ),
  );
}

function priceFilters(hasMin: boolean, hasMax: boolean, sort: Sort): (readonly [string, QueryOperator])[] {
  if (sort === 'newest') return hasMin || hasMax ? [['priceBand', 'in']] : [];
  return [
    ...(hasMin ? [['resalePrice', '>='] as const] : []),
    ...(hasMax ? [['resalePrice', '<='] as const] : []),
  ];
}
