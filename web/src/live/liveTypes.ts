/** A list on a screen. `stale`: the connection is gone and it shows what was there last. */
export type LiveList<Row> =
  | { status: 'loading' }
  | { status: 'error'; retry: () => void }
  | {
      status: 'ready';
      rows: Row[];
      hasMore: boolean;
      loadMore: () => void;
      loadingMore: boolean;
      stale: boolean;
    };

/** One document on a screen; `missing` also where this person may not see it. */
export type LiveDoc<Data> =
  | { status: 'loading' }
  | { status: 'error'; retry: () => void }
  | { status: 'missing' }
  | { status: 'ready'; data: Data };
