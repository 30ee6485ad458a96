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

/** Whether this index serves the query: its equality fields first, in any order, then the ordered field in its direction. */
export function serves(
  index: Index,
  { collection, where, orderBy: [ordered, direction] }: QueryShape,
): boolean {
  if (index.collectionGroup !== collection || index.queryScope !== 'COLLECTION') return false;
  const equal = index.fields.slice(0, -1).map((field) => field.fieldPath);
  const last = index.fields.at(-1);
  const filters = where.map(([field]) => field);
  return (
    [...equal].sort().join() === [...filters].sort().join() &&
    last?.fieldPath === ordered &&
    last.order === (direction === 'desc' ? 'DESCENDING' : 'ASCENDING')
  );
}

/** The fields that a query filters or orders by and that are left out of single-field indexes. */
export function exemptFieldsOf({ fieldOverrides }: IndexFile, { collection, where, orderBy }: QueryShape) {
  const used = [...where.map(([field]) => field), orderBy[0]];
  const exempt = fieldOverrides.filter(
    (entry) => entry.collectionGroup === collection && entry.indexes.length === 0,
  );
  return used.filter((field) => exempt.some((entry) => entry.fieldPath === field));
}
