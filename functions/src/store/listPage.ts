import { prefixEnds, type QueryShape } from '@bns/domain';
import {
  type DocumentData,
  FieldPath,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { db } from '../firebase.ts';
import { cursorOf, EARLIEST, HIGHEST, LATEST, type Order, type Place, placeAt } from './cursor.ts';

/** Documents that one query asks for at most; a page of more takes several, one after the other. */
const QUERY_MAX = 50;

/** Which page of a list: at most so many rows, after the place that a cursor names. */
export type PageAsked = { limit: number; cursor?: string | undefined };

/** Rows of a page as they are stored, and the cursor of the next one, undefined at the end. */
export type ListPage<Row> = { rows: { id: string; data: Row }[]; next: string | undefined };

/** One of the domain's queries, whole; `values` are its filters', in their order. */
export function queryOf({ collection, where, orderBy }: QueryShape, values: readonly unknown[]): Query {
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
  shape: QueryShape,
  values: readonly unknown[],
  { limit, cursor }: PageAsked,
): Promise<ListPage<Row>> {
  const docs: QueryDocumentSnapshot[] = [];
  let after = cursor === undefined ? undefined : placeAt(cursor, orderOf(shape));
  for (let wanted = limit + 1; wanted > 0; ) {
    const asked = Math.min(wanted, QUERY_MAX);
    const found = await stretchOf(shape, values, { after }).limit(asked).get();
    docs.push(...found.docs);
    const last = found.docs.at(-1);
    if (found.size < asked || last === undefined) break;
    after = placeOf(shape, last);
    wanted -= asked;
  }
  const rows = docs.slice(0, limit);
  const last = docs.length > limit ? rows.at(-1) : undefined;
  return {
    rows: rows.map((row) => ({ id: row.id, data: row.data() as Row })),
    next: last && cursorOf(placeOf(shape, last), orderOf(shape)),
  };
}

/** Which stretch of a list: after a place in it, and in a list in order of text only what begins so. */
type Stretch = { after?: Place | undefined; prefix?: string };

/**
 * A stretch of a list, in order of its field and of the ids. Documents whose field is of another kind, which a script or
 * the console may have written, are beyond its ends: no place could name them.
 */
export function stretchOf(
  shape: QueryShape,
  values: readonly unknown[],
  { after, prefix = '' }: Stretch = {},
): Query {
  const order = orderOf(shape);
  const [, direction] = shape.orderBy;
  const ordered = queryOf(shape, values).orderBy(FieldPath.documentId(), direction);
  const [first, end] = order === 'text' ? prefixEnds(prefix) : ENDS[order];
  const [start, stop] = direction === 'asc' ? [first, end] : [end, first];
  const from = after === undefined ? ordered.startAt(start) : ordered.startAfter(after.value, after.id);
  return from.endAt(stop);
}

/** Where a document stands in a list. */
export function placeOf({ orderBy: [field] }: QueryShape, row: QueryDocumentSnapshot): Place {
  return { value: row.get(field) as Place['value'], id: row.id };
}

const ENDS = {
  time: [EARLIEST, LATEST],
  priceUp: [0, HIGHEST],
  priceDown: [0, HIGHEST],
} as const;
/** What lists are in order of that is no time. */
const TEXTS = ['name', 'categoryName', 'email'];

function orderOf({ orderBy: [field, direction] }: QueryShape): Order {
  if (field === 'resalePrice') return direction === 'asc' ? 'priceUp' : 'priceDown';
  return TEXTS.includes(field) ? 'text' : 'time';
}
