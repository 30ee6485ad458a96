import { QUERIES, type QueryName, type QueryShape } from '@bns/domain';
import {
  collection,
  endAt,
  type Firestore,
  limit,
  orderBy,
  type Query,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  where,
} from 'firebase/firestore';

/** Which stretch of a list: after one document, up to and with another, at most so many. */
export type Stretch = { after?: QueryDocumentSnapshot; until?: QueryDocumentSnapshot; limit: number };

/**
 * The only place that asks Firestore for a list, from the domain's QUERIES, which a test compares with
 * firestore.indexes.json (case 27).
 * @param values of the filters, in their order
 */
export function buildQuery(
  db: Firestore,
  name: QueryName,
  values: readonly unknown[],
  stretch: Stretch,
): Query {
  const shape: QueryShape = QUERIES[name];
  return query(
    collection(db, shape.collection),
    ...shape.where.map(([field, op], at) => where(field, op, values[at])),
    orderBy(...shape.orderBy),
    ...(stretch.after === undefined ? [] : [startAfter(stretch.after)]),
    ...(stretch.until === undefined ? [] : [endAt(stretch.until)]),
    limit(stretch.limit),
  );
}
