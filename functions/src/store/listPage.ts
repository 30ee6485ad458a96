import { QUERIES, type QueryName, type QueryShape } from '@bns/domain';
import {
  type DocumentData,
  FieldPath,
  type Query,
  type QueryDocumentSnapshot,
  type Timestamp,
} from 'firebase-admin/firestore';
import { db } from '../firebase.ts';
import { cursorOf, placeAt } from './cursor.ts';

/** Which page of a list: at most so many rows, after the place that a cursor names. */
export type PageAsked = { limit: number; cursor?: string | undefined };

/** Rows of a page as they are stored, and the cursor of the next one, undefined at the end. */
export type ListPage<Row> = { rows: { id: string; data: Row }[]; next: string | undefined };

/** A query of the domain's QUERIES, whole; `values` are its filters', in their order. */
export function queryOf(name: QueryName, values: readonly unknown[]): Query {
  const { collection, where, orderBy }: QueryShape = QUERIES[name];
  return where
    .reduce<Query>(
      (so, [field, operator], at) => so.where(field, operator, values[at]),
      db.collection(collection),
    )
    .orderBy(...orderBy);
}

/**
 * A page of a list. One document more than the page is read, to know whether there is a next one.
 * @throws DomainError `invalid` for a cursor that is none of ours
 */
export async function listPage<Row = DocumentData>(
  name: QueryName,
  values: readonly unknown[],
  { limit, cursor }: PageAsked,
): Promise<ListPage<Row>> {
  const [field, direction] = QUERIES[name].orderBy;
  const ordered = queryOf(name, values).orderBy(FieldPath.documentId(), direction);
  const place = cursor === undefined ? undefined : placeAt(cursor, TEXTS.includes(field) ? 'text' : 'time');
  const from = place === undefined ? ordered : ordered.startAfter(place.value, place.id);
  const { docs } = await from.limit(limit + 1).get();
  const rows = docs.slice(0, limit);
  const last = docs.length > limit ? rows.at(-1) : undefined;
  return {
    rows: rows.map((row) => ({ id: row.id, data: row.data() as Row })),
    next: last && cursorOf({ value: valueIn(last, field), id: last.id }),
  };
}

/** What lists are in order of that is no time. */
const TEXTS = ['name', 'categoryName', 'email'];

const valueIn = (row: QueryDocumentSnapshot, field: string) => row.get(field) as string | Timestamp;
