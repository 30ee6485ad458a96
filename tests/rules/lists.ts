import type { QueryShape } from '@bns/domain';
import { collection, type Firestore, limit, orderBy, type Query, query, where } from 'firebase/firestore';

/**
 * A query of the product as a browser builds it.
 * @param values of its filters, in their order
 * @param size 0: without a limit
 */
export function listOf(db: Firestore, shape: QueryShape, values: readonly unknown[], size = 24): Query {
  const filters = shape.where.map(([field, op], i) => where(field, op, values[i]));
  const [field, direction] = shape.orderBy;
  const bounds = size === 0 ? [] : [limit(size)];
  return query(collection(db, shape.collection), ...filters, orderBy(field, direction), ...bounds);
}
