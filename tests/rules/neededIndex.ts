import type { QueryShape } from '@bns/domain';

type IndexField = { fieldPath: string; order?: string; arrayConfig?: string };
export type Index = { collectionGroup: string; queryScope: string; fields: IndexField[] };
type FieldOverride = { collectionGroup: string; fieldPath: string; indexes: unknown[] };
export type IndexFile = { indexes: Index[]; fieldOverrides: FieldOverride[] };

/**
 * Whether Firestore answers a query without a declared index: it merges its own single-field ones for equalities, and
 * orders by one field where nothing is filtered (firebase.google.com/docs/firestore/query-data/index-overview).
 */
export function needsNoIndex({ where, orderBy: [ordered] }: QueryShape): boolean {
  return where.every(([field]) => field === ordered);
}

/**
 * The index that serves a query wholly: its equalities first (`in` is several, `array-contains` one with an element),
 * then the ordered field in its direction, on which alone there may be a range.
 */
export function neededIndex({ collection, where, orderBy: [ordered, direction] }: QueryShape): Index {
  const equal = where.filter(([field]) => field !== ordered);
  return {
    collectionGroup: collection,
    queryScope: 'COLLECTION',
    fields: [
      ...equal.map(([fieldPath, operator]) =>
        operator === 'array-contains'
          ? { fieldPath, arrayConfig: 'CONTAINS' }
          : { fieldPath, order: 'ASCENDING' },
      ),
      { fieldPath: ordered, order: direction === 'desc' ? 'DESCENDING' : 'ASCENDING' },
    ],
  };
}

/** Whether this index serves the query: the needed one, its equality fields in any order. */
export function serves(index: Index, shape: QueryShape): boolean {
  return inOneOrder(index) === inOneOrder(neededIndex(shape));
}

function inOneOrder({ collectionGroup, queryScope, fields }: Index): string {
  const named = fields.map(({ fieldPath, order = '', arrayConfig = '' }) =>
    [fieldPath, order, arrayConfig].join(' '),
  );
  return [collectionGroup, queryScope, ...named.slice(0, -1).toSorted(), named.at(-1)].join();
}

/** The fields that a query filters or orders by and that are left out of single-field indexes. */
export function exemptFieldsOf({ fieldOverrides }: IndexFile, { collection, where, orderBy }: QueryShape) {
  const used = [...where.map(([field]) => field), orderBy[0]];
  const exempt = fieldOverrides.filter(
    (entry) => entry.collectionGroup === collection && entry.indexes.length === 0,
  );
  return used.filter((field) => exempt.some((entry) => entry.fieldPath === field));
}
