import type { QueryShape } from '@bns/domain';
import {
  collection,
  endAt,
  type Firestore,
  limit,
  orderBy,
  type Query,
  type QueryDocumentSnapshot,
  type QueryEndAtConstraint,
  type QueryStartAtConstraint,
  query,
  startAfter,
  startAt,
  where,
} from 'firebase/firestore';

/**
 * Which stretch of a list: between two values of what it is in order of, both with it; after one document, up to and
 * with another; at most so many.
 */
export type Stretch = {
  between?: readonly [first: string, last: string];
  after?: QueryDocumentSnapshot;
  until?: QueryDocumentSnapshot;
  limit: number;
};

/**
 * The only place that asks Firestore for a list: one of the domain's QUERIES or a search (findQuery), which a test
 * compares with firestore.indexes.json (case 27).
 * @param values of the filters, in their order
 */
export function buildQuery(
  db: Firestore,
  shape: QueryShape,
  values: readonly unknown[],
  stretch: Stretch,
): Query {
  const [first, last] = stretch.between ?? [];
  return query(
    collection(db, shape.collection),
    ...shape.where.map(([field, op], at) => where(field, op, values[at])),
    orderBy(...shape.orderBy),
    ...edge(startAfter, stretch.after, startAt, first),
    ...edge(endAt, stretch.until, endAt, last),
    limit(stretch.limit),
  );
}

type Edge = QueryStartAtConstraint | QueryEndAtConstraint;

/** A document names the place more exactly than a value. */
function edge(
  atDocument: (document: QueryDocumentSnapshot) => Edge,
  document: QueryDocumentSnapshot | undefined,
  atValue: (value: unknown) => Edge,
  value: string | undefined,
): Edge[] {
  if (document !== undefined) return [atDocument(document)];
  return value === undefined ? [] : [atValue(value)];
}
