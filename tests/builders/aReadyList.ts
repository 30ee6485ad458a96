import type { LiveList } from '../../web/src/live/lists.ts';

/** A live list that has answered, with all of its rows. */
export function aReadyList<Row>(rows: Row[], over: object = {}): LiveList<Row> {
  return {
    status: 'ready',
    rows,
    hasMore: false,
    loadMore: () => {},
    loadingMore: false,
    stale: false,
    ...over,
  };
}
