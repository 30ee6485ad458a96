import type { Open } from './feeds.ts';
import { keepList, keptList } from './keptLists.ts';
import type { LiveList } from './liveTypes.ts';
import type { PhoneRow } from './rows.ts';

/**
 * A list of phones that can be opened without a line: then it shows its first page as this person saw it last, stale,
 * until the server has answered. With a line nothing kept is ever shown.
 * @param list what is asked for
 */
export function withLastSeen(
  uid: string,
  list: string,
  open: Open<LiveList<PhoneRow>>,
): Open<LiveList<PhoneRow>> {
  return (emit, restart) => {
    let hasAnswered = false;
    let isOver = false;
    const none = { hasMore: false, loadMore: () => {}, loadingMore: false, stale: true };
    const showKept = async () => {
      const rows = await keptList(uid, list);
      if (isOver || hasAnswered || navigator.onLine || rows.length === 0) return false;
      emit({ status: 'ready', rows, ...none });
      return true;
    };
    const end = open((answer, ended) => {
      if (answer.status === 'ready') {
        hasAnswered = true;
        if (!answer.stale) void keepList(uid, list, answer.rows);
        emit(answer, ended);
        return;
      }
      if (answer.status !== 'error' || hasAnswered || navigator.onLine) {
        emit(answer, ended);
        return;
      }
      void showKept().then((isShown) => {
        if (!isShown && !isOver && !hasAnswered) emit(answer, ended);
      });
    }, restart);
    if (!navigator.onLine) void showKept();
    return () => {
      isOver = true;
      end();
    };
  };
}
