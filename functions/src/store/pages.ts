import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { CHUNK } from './chunk.ts';

/**
 * All that a query finds, a chunk at a time and read as one stream, which waits for whoever works on it: never more than
 * a few chunks are in memory. The SDK goes on behind the last document where the stream breaks. What is created after the
 * query began is not found.
 */
export async function* pagesOf(query: Query): AsyncGenerator<QueryDocumentSnapshot[], void> {
  let page: QueryDocumentSnapshot[] = [];
  for await (const row of query.stream()) {
    page.push(row as unknown as QueryDocumentSnapshot);
    if (page.length < CHUNK) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}
