import { CALL_TIMEOUT_MS, LIST_CAP_SIGNED_IN, LIST_PAGE } from '@bns/domain';
import { onSnapshot, type Query, type QueryDocumentSnapshot, type QuerySnapshot } from 'firebase/firestore';
import type { Stretch } from './buildQuery.ts';
import type { Open } from './feeds.ts';
import { follow } from './follow.ts';
import type { LiveList } from './liveTypes.ts';

type Source<Row> = {
  queryOf: (stretch: Stretch) => Query;
  rowOf: (document: QueryDocumentSnapshot) => Row;
};
type Page = {
  start: Pick<Stretch, 'after'>;
  documents: QueryDocumentSnapshot[];
  answered: boolean;
  stale: boolean;
  end: () => void;
};

const LIVE = { includeMetadataChanges: true } as const;

/**
 * A list in live pages. The last page asks for one document more than it shows, which tells whether there is more;
 * "Show more" fixes its end at the last shown document and opens the next page behind it.
 *
 * Every page stays live, because a phone that is sold must leave them all; fixing the end keeps a new phone on page 1
 * from pushing another one into the gap before page 2. Cost: 25 reads to open, about 50 for each "Show more" (24 again for
 * the page whose end is fixed). Limit: the rules cap a query at 50, so a fixed page holds 26 newcomers.
 */
export function openList<Row>({ queryOf, rowOf }: Source<Row>): Open<LiveList<Row>> {
  return (emit, restart) => {
    const pages: Page[] = [];
    let over = false;
    const fail = () => emit({ status: 'error', retry: restart }, 'ended');
    const patience = setTimeout(() => {
      if (pages[0]?.answered === false) emit({ status: 'error', retry: restart });
    }, CALL_TIMEOUT_MS);

    function listen(page: Page, stretch: Stretch): void {
      const former = page.end;
      let confirmed = false;
      page.end = follow<QuerySnapshot>((next, error) => onSnapshot(queryOf(stretch), LIVE, next, error), {
        next: ({ docs, metadata }) => {
          confirmed ||= !metadata.fromCache;
          if (!confirmed && (navigator.onLine || docs.length === 0)) {
            if (!navigator.onLine && !page.answered) emit({ status: 'error', retry: restart });
            return;
          }
          Object.assign(page, { documents: docs, answered: true, stale: metadata.fromCache });
          show();
        },
        failed: fail,
      });
      former();
    }

    function open(start: Pick<Stretch, 'after'>): void {
      const page: Page = { start, documents: [], answered: false, stale: false, end: () => {} };
      pages.push(page);
      listen(page, { ...start, limit: LIST_PAGE + 1 });
    }

    function loadMore(): void {
      const last = pages.at(-1);
      const until = last?.documents[LIST_PAGE - 1];
      if (over || last === undefined || until === undefined || !last.answered) return;
      last.documents = last.documents.slice(0, LIST_PAGE);
      listen(last, { ...last.start, until, limit: LIST_CAP_SIGNED_IN });
      open({ after: until });
      show();
    }

    function show(): void {
      if (over || pages[0]?.answered !== true) return;
      const last = pages.at(-1);
      const shown = pages.flatMap((page) =>
        page === last ? page.documents.slice(0, LIST_PAGE) : page.documents,
      );
      const rows = new Map(shown.map((document) => [document.id, rowOf(document)]));
      emit({
        status: 'ready',
        rows: [...rows.values()],
        hasMore: (last?.documents.length ?? 0) > LIST_PAGE,
        loadMore,
        loadingMore: last?.answered === false,
        stale: pages.some((page) => page.stale),
      });
    }

    open({});
    return () => {
      over = true;
      clearTimeout(patience);
      for (const page of pages) page.end();
    };
  };
}
