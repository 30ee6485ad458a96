import { CALL_TIMEOUT_MS } from '@bns/domain';
import { onSnapshot, type Query, type QueryDocumentSnapshot, type QuerySnapshot } from 'firebase/firestore';
import type { Open } from './feeds.ts';
import { follow } from './follow.ts';
import type { LiveDoc } from './liveTypes.ts';

const LIVE = { includeMetadataChanges: true } as const;

/** What a query finds as a whole: it may be empty, but it is never missing. */
export type LiveAll<Data> = Exclude<LiveDoc<Data>, { status: 'missing' }>;

/** All that a query finds, live and without pages, as one thing that is there or is not. */
export function openAll<Data>(
  query: Query,
  dataOf: (documents: QueryDocumentSnapshot[]) => Data,
): Open<LiveAll<Data>> {
  return (emit, restart) => {
    let answered = false;
    const fail = () => emit({ status: 'error', retry: restart });
    const patience = setTimeout(() => {
      if (!answered) fail();
    }, CALL_TIMEOUT_MS);
    const end = follow<QuerySnapshot>((next, error) => onSnapshot(query, LIVE, next, error), {
      next: ({ docs, metadata }) => {
        if (metadata.fromCache && !answered && navigator.onLine) return;
        if (metadata.fromCache && docs.length === 0) {
          if (!answered) fail();
          return;
        }
        answered = true;
        emit({ status: 'ready', data: dataOf(docs) });
      },
      failed: () => {
        answered = true;
        emit({ status: 'error', retry: restart }, 'ended');
      },
    });
    return () => {
      clearTimeout(patience);
      end();
    };
  };
}
