import type { Open } from './feeds.ts';
import type { LiveList } from './liveTypes.ts';

/**
 * Lists that follow each other as one: a list is opened when the one before has come to its end, and a row stands
 * where it is found first. One that fails fails the whole.
 *
 * Cost: a search that finds a page at once opens one list, one that finds little opens all of them.
 */
export function openInTurn<Row extends { id: string }>(
  opens: readonly Open<LiveList<Row>>[],
): Open<LiveList<Row>> {
  return (emit, restart) => {
    const lists: LiveList<Row>[] = [];
    const ends: (() => void)[] = [];
    let isDead = false;
    let over = false;

    function openNext(): void {
      const at = lists.length;
      const open = opens[at];
      if (open === undefined) return;
      lists.push({ status: 'loading' });
      const end = open((list, ended) => hear(at, list, ended), restart);
      if (over) end();
      else ends.push(end);
    }

    function hear(at: number, list: LiveList<Row>, ended?: 'ended'): void {
      if (over) return;
      lists[at] = list;
      isDead ||= ended === 'ended';
      const isLast = at === lists.length - 1;
      if (isLast && list.status === 'ready' && !list.hasMore && !list.loadingMore) openNext();
      show();
    }

    function show(): void {
      const failed = lists.find((list) => list.status === 'error');
      if (failed !== undefined) {
        emit(failed, isDead ? 'ended' : undefined);
        return;
      }
      const ready = lists.filter((list) => list.status === 'ready');
      const last = lists.at(-1);
      const found = new Map(ready.flatMap(({ rows }) => rows.map((row) => [row.id, row] as const)));
      const isSearching = last?.status !== 'ready';
      if (isSearching && found.size === 0) return;
      emit({
        status: 'ready',
        rows: [...found.values()],
        hasMore: last?.status === 'ready' && last.hasMore,
        loadMore: () => (last?.status === 'ready' ? last.loadMore() : undefined),
        loadingMore: isSearching || last.loadingMore,
        stale: ready.some(({ stale }) => stale),
      });
    }

    openNext();
    return () => {
      over = true;
      for (const end of ends) end();
    };
  };
}
