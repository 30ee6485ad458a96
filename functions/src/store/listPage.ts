import { prefixEnds, QUERIES, type QueryName, type QueryShape } from '@bns/domain';
import {
  type DocumentData,
  FieldPath,
  type Query,
  type QueryDocumentSnapshot,
  type Timestamp,
} from 'firebase-admin/firestore';
import { db } from '../firebase.ts';
import { cursorOf, EARLIEST, LATEST, type Place, placeAt } from './cursor.ts';

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
  const after = cursor === undefined ? undefined : placeAt(cursor, kindOf(name));
  const { docs } = await stretchOf(name, values, { after })
    .limit(limit + 1)
    .get();
  const rows = docs.slice(0, limit);
  const last = docs.length > limit ? rows.at(-1) : undefined;
  return {
    rows: rows.map((row) => ({ id: row.id, data: row.data() as Row })),
    next: last && cursorOf(placeOf(name, last)),
  };
}

/** Which stretch of a list: after a place in it, and in a list in order of text only what begins so. */
type Stretch = { after?: Place | undefined; prefix?: string };

/**
 * A stretch of a list, in order of its field and of the ids. Documents whose field is of another kind, which a script or
 * the console may have written, are beyond its ends: no place could name them.
 */
export function stretchOf(
  name: QueryName,
  values: readonly unknown[],
  { after, prefix = '' }: Stretch = {},
): Query {
  const [, direction] = QUERIES[name].orderBy;
  const ordered = queryOf(name, values).orderBy(FieldPath.documentId(), direction);
  const [first, end] = kindOf(name) === 'text' ? prefixEnds(prefix) : TIMES;
  const [start, stop] = direction === 'asc' ? [first, end] : [end, first];
  const from = after === undefined ? ordered.startAt(start) : ordered.startAfter(after.value, after.id);
  return from.endAt(stop);
}

/** Where a document stands in a list. */
export function placeOf(name: QueryName, row: QueryDocumentSnapshot): Place {
  return { value: row.get(QUERIES[name].orderBy[0]) as string | Timestamp, id: row.id };
}

const TIMES = [EARLIEST, LATEST] as const;
/** What lists are in order of that is no time. */
const TEXTS = ['name', 'categoryName', 'email'];
const kindOf = (name: QueryName) => (TEXTS.includes(QUERIES[name].orderBy[0]) ? 'text' : 'time');
