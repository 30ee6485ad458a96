import { useState } from 'react';
import type { LiveList } from '../../live/lists.ts';

/**
 * Which rows came while the page was open: not those of the first answer, nor those of a page that was asked for.
 * @returns whether the row of this id is one
 */
export function useNewcomers(list: LiveList<{ id: string }>): (id: string) => boolean {
  const [known, setKnown] = useState<{ rows: unknown; old: ReadonlySet<string>; pages: boolean }>();
  if (list.status === 'ready' && known?.rows !== list.rows) {
    const isFirst = known === undefined || known.pages;
    const ids = list.rows.map(({ id }) => id);
    const old = isFirst ? new Set([...(known?.old ?? []), ...ids]) : known.old;
    setKnown({ rows: list.rows, old, pages: list.loadingMore });
  }
  return (id) => known !== undefined && !known.old.has(id);
}
