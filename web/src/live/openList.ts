import { CALL_TIMEOUT_MS, LIST_CAP_SIGNED_IN, LIST_PAGE } from '@bns/domain';
import { onSnapshot, type Query, type QueryDocumentSnapshot, type QuerySnapshot } from 'firebase/firestore';
import type { Stretch } from './buildQuery.ts';
import type { Open } from './feeds.ts';
import { follow } from './follow.ts';
import type { LiveList } from './liveTypes.ts';

type Source<Row> = {
  queryOf: (stretch: Stretch) => Query;
  /** Undefined leaves the document out; pages still end at it. */
  rowOf: (document: QueryDocumentSnapshot) => Row | undefined;
};
type Page = {
  start: Pick<Stretch, 'after'>;
  /** Its last document, once there is a page behind it. */
  until?: QueryDocumentSnapshot;
  fixed: boolean;
  documents: QueryDocumentSnapshot[];
  answered: boolean;
  stale: boolean;
  end: () => void;
};

const LIVE = { includeMetadataChanges: true } as const;

/**
 * A list in live pages: all of them, because a phone that is sold must leave each. "Show more" opens the next page
 * behind the last document. From then on a newcomer would push that document off its page and into no other: as soon
 * as it is missed, or has moved up to make room for another one to be pushed off, the page is asked for anew with that
 * document's former place as its fixed end.
 *
 * Cost: 24 reads a page, and 24 once more for a page whose end had to be fixed. A full page says "there may be more";
 * knowing would cost a read each time. Limit: the rules cap a query at 50, so a fixed page takes 26 newcomers.
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
      const next = ({ docs, metadata }: QuerySnapshot): void => {
        confirmed ||= !metadata.fromCache;
        if (!confirmed && (navigator.onLine || docs.length === 0)) {
          if (!navigator.onLine && !page.answered) emit({ status: 'error', retry: restart });
          return;
        }
        if (hasLostItsEnd(page, docs)) {
          page.fixed = true;
          listen(page, { ...page.start, until: page.until, limit: LIST_CAP_SIGNED_IN });
          return;
        }
        Object.assign(page, { documents: docs, answered: true, stale: metadata.fromCache });
        show();
      };
      page.end = follow<QuerySnapshot>((heard, error) => onSnapshot(queryOf(stretch), LIVE, heard, error), {
        next,
        failed: fail,
      });
      former();
    }

    function open(start: Pick<Stretch, 'after'>): void {
      const page = { start, fixed: false, documents: [], answered: false, stale: false, end: () => {} };
      pages.push(page);
      listen(page, { ...start, limit: LIST_PAGE });
    }

    function loadMore(): void {
      const last = pages.at(-1);
      const until = last?.documents[LIST_PAGE - 1];
      if (over || last === undefined || until === undefined) return;
      last.until = until;
      open({ after: until });
      show();
    }

    function show(): void {
      if (over || pages[0]?.answered !== true) return;
      const last = pages.at(-1);
      const documents = pages.flatMap((page) => page.documents);
      const rows = new Map(documents.map((document) => [document.id, rowOf(document)]));
      emit({
        status: 'ready',
        rows: [...rows.values()].filter((row) => row !== undefined),
        hasMore: last?.documents.length === LIST_PAGE,
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

function hasLostItsEnd(
  page: Page,
  documents: QueryDocumentSnapshot[],
): page is Page & { until: QueryDocumentSnapshot } {
  const { until, fixed, documents: former } = page;
  if (until === undefined || fixed) return false;
  const placeIn = (list: readonly QueryDocumentSnapshot[]) => list.findIndex(({ id }) => id === until.id);
  const place = placeIn(documents);
  const before = new Set(former.slice(0, Math.max(0, placeIn(former))).map(({ id }) => id));
  return place < 0 || documents.slice(place + 1).some(({ id }) => before.has(id));
}
