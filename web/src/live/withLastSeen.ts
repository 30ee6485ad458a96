import type { Open } from './feeds.ts';
import { keepSeen } from './keepSeen.ts';
import { type KeptName, keptList } from './keptLists.ts';
import type { LiveList } from './liveTypes.ts';
import type { PhoneRow } from './rows.ts';

/** So long the server's answer is waited for (ms): a network may be connected and lead nowhere. */
const PATIENCE_MS = 8_000;

/**
 * A list of phones that can be opened without a line: where the server does not answer, or fails, it shows its first page
 * as this person saw it last, stale, until there is an answer. Before that nothing kept is shown.
 * @param list what is asked for
 */
export function withLastSeen(
  uid: string,
  list: KeptName,
  open: Open<LiveList<PhoneRow>>,
): Open<LiveList<PhoneRow>> {
  return (emit, restart) => {
    let hasAnswered = false;
    let isOver = false;
    const keeper = keepSeen(uid, list);
    const none = { hasMore: false, loadMore: () => {}, loadingMore: false, stale: true };
    /** @returns whether there is nothing to show, and still no answer */
    const lacksKept = async (ended?: 'ended') => {
      const rows = await keptList(uid, list);
      if (isOver || hasAnswered) return false;
      if (rows.length > 0) emit({ status: 'ready', rows, ...none }, ended);
      return rows.length === 0;
    };
    const end = open((answer, ended) => {
      if (answer.status === 'ready') {
        hasAnswered = true;
        if (!answer.stale) keeper.saw(answer.rows);
        emit(answer, ended);
        return;
      }
      if (answer.status === 'error' && !hasAnswered) {
        clearTimeout(patience);
        void lacksKept(ended).then((isLacking) => isLacking && emit(answer, ended));
        return;
      }
      emit(answer, ended);
    }, restart);
    const patience = setTimeout(() => void lacksKept(), navigator.onLine ? PATIENCE_MS : 0);
    return () => {
      isOver = true;
      clearTimeout(patience);
      end();
      keeper.end();
    };
  };
}
