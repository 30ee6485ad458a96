import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { keptHeights } from './keptHeights.ts';

/** Between rows and columns, px. */
export const GAP = 24;
/** Rows drawn above and below the window: Tab always finds the next card. */
const OVERSCAN = 1;
/** About what a card takes before any is measured, px. */
const ROW_HEIGHT = 640;

export type RowWindow = {
  /** First row that is drawn, and the one behind the last. */
  from: number;
  to: number;
  /** px that the rows before and behind them take. */
  before: number;
  after: number;
  /** Where a row begins, px from the list's top. */
  startOf: (row: number) => number;
  scrollTo: (row: number) => void;
};

/**
 * Which rows of a list are on the screen, by the window's place. Heights are measured: the first cell of each drawn row
 * carries `data-row`.
 * @param all draws every row, where there are few
 */
export function useRowWindow(
  grid: RefObject<HTMLElement | null>,
  count: number,
  columns: number,
  all: boolean,
): RowWindow {
  const { key } = useLocation();
  const place = `${key}/${columns}`;
  const [top, setTop] = useState(0);
  const rows = useWindowVirtualizer({
    count,
    estimateSize: () => ROW_HEIGHT,
    gap: GAP,
    overscan: OVERSCAN,
    scrollMargin: top,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    initialMeasurementsCache: keptHeights.of(place),
  });
  const measure = useEffectEvent(() => {
    const element = grid.current;
    if (element === null) return;
    setTop(Math.round(element.getBoundingClientRect().top + window.scrollY));
    for (const cell of element.querySelectorAll<HTMLElement>(':scope > [data-row]')) {
      const { height } = cell.getBoundingClientRect();
      // Without a layout, as in a test, nothing has a height.
      if (height > 0) rows.resizeItem(Number(cell.dataset['row']), height);
    }
  });
  const keep = useEffectEvent(() => keptHeights.keep(place, rows.takeSnapshot()));
  const known = useRef(columns);
  useLayoutEffect(() => {
    // With another number of columns every row is another one.
    if (known.current !== columns) rows.measure();
    known.current = columns;
    measure();
  });
  useLayoutEffect(() => {
    const watch = 'ResizeObserver' in window ? new ResizeObserver(() => measure()) : undefined;
    if (grid.current !== null) watch?.observe(grid.current);
    return () => {
      watch?.disconnect();
      keep();
    };
  }, [grid]);

  const drawn = rows.getVirtualItems();
  const starts = rows.measurementsCache;
  const from = all ? 0 : (drawn.at(0)?.index ?? 0);
  const to = all ? count : (drawn.at(-1)?.index ?? -1) + 1;
  const startOf = (row: number) => (starts[row]?.start ?? top) - top;
  const end = to === 0 ? 0 : (starts[to - 1]?.end ?? top) - top;
  return {
    from,
    to,
    before: startOf(from),
    after: all ? 0 : Math.max(0, rows.getTotalSize() - end),
    startOf,
    scrollTo: (row) => rows.scrollToIndex(row, { align: 'center' }),
  };
}
