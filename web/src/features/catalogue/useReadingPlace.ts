import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** px of the window that the header covers. */
const HEADER = 72;

type Place = { id: string; top: number };

/** The first card that is read now; none while the list's beginning is in sight: there newcomers are to be seen. */
function placeIn(grid: HTMLElement | null): Place | undefined {
  if (grid === null || grid.getBoundingClientRect().top > 0) return undefined;
  for (const cell of grid.querySelectorAll<HTMLElement>(':scope > [data-id]')) {
    const { top, bottom } = cell.getBoundingClientRect();
    if (bottom > HEADER) return { id: cell.dataset['id'] ?? '', top };
  }
  return undefined;
}

/**
 * A phone that is listed or sold while somebody reads further down moves every card behind it: the window moves along,
 * so that the card that is read stays where it is.
 * @param ids of the list, in its order
 */
export function useReadingPlace(
  grid: RefObject<HTMLElement | null>,
  ids: readonly string[],
  columns: number,
  scrollToCard: (at: number) => void,
): void {
  const place = useRef<Place>(undefined);
  const shown = useRef({ list: '', columns });
  useEffect(() => {
    const look = () => {
      place.current = placeIn(grid.current);
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [grid]);
  useLayoutEffect(() => {
    const before = place.current;
    const list = ids.join();
    const isSame = shown.current.list === list && shown.current.columns === columns;
    shown.current = { list, columns };
    if (isSame) return;
    const at = before === undefined ? -1 : ids.indexOf(before.id);
    if (before === undefined || at === -1) return;
    const cell = grid.current?.querySelector(`:scope > [data-id="${CSS.escape(before.id)}"]`);
    if (cell === null || cell === undefined) scrollToCard(at);
    else window.scrollBy(0, cell.getBoundingClientRect().top - before.top);
    place.current = placeIn(grid.current);
  });
}
