import { CALL_TIMEOUT_MS } from '@bns/domain';
import { type DocumentReference, type DocumentSnapshot, onSnapshot } from 'firebase/firestore';
import type { Open } from './feeds.ts';
import { firestoreCode } from './firestoreCode.ts';
import { follow } from './follow.ts';
import type { LiveDoc } from './liveTypes.ts';

const LIVE = { includeMetadataChanges: true } as const;

/**
 * One live document. What the rules keep from this person (a hidden phone, another's contact) is missing for him,
 * and so is what is not whole: `dataOf` makes nothing of it.
 */
export function openDocument<Data>(
  ref: DocumentReference,
  dataOf: (document: DocumentSnapshot) => Data | undefined,
): Open<LiveDoc<Data>> {
  return (emit, restart) => {
    let answered = false;
    const fail = () => {
      if (!answered) emit({ status: 'error', retry: restart });
    };
    const patience = setTimeout(fail, CALL_TIMEOUT_MS);
    const end = follow<DocumentSnapshot>((next, error) => onSnapshot(ref, LIVE, next, error), {
      next: (document) => {
        if (!document.exists() && document.metadata.fromCache) {
          if (!navigator.onLine) fail();
          return;
        }
        answered = true;
        const data = document.exists() ? dataOf(document) : undefined;
        emit(data === undefined ? { status: 'missing' } : { status: 'ready', data });
      },
      failed: (cause) => {
        answered = true;
        const denied = firestoreCode(cause) === 'permission-denied';
        emit(denied ? { status: 'missing' } : { status: 'error', retry: restart }, 'ended');
      },
    });
    return () => {
      clearTimeout(patience);
      end();
    };
  };
}
