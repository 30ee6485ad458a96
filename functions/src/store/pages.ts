import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { CHUNK } from './chunk.ts';

/**
 * All that a query without a limit and an order finds, by id, a chunk at a time: never more of it is in memory.
 * What is created behind a page that was read is not found.
 */
export async function* pagesOf(query: Query): AsyncGenerator<QueryDocumentSnapshot[], void> {
  let rest = query.limit(CHUNK);
  for (;;) {
    const { docs } = await rest.get();
    const last = docs.at(-1);
    if (last === undefined) return;
    yield docs;
    if (docs.length < CHUNK) return;
    rest = query.limit(CHUNK).startAfter(last);
  }
}
