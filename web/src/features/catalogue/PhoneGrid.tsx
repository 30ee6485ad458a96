import { LIST_PAGE } from '@bns/domain';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { useArrival } from './useArrival.ts';
import { useColumns } from './useColumns.ts';
import { useFocusedCard } from './useFocusedCard.ts';
import { useReadingPlace } from './useReadingPlace.ts';
import { GAP, type RowWindow, useRowWindow } from './useRowWindow.ts';

type PhoneGridProps<Row extends { id: string }> = {
  rows: readonly Row[];
  card: (row: Row, at: number) => ReactNode;
  /** The list goes on behind these rows. */
  hasMore: boolean;
};

/**
 * A list of cards of which only those near the window are in the page, however long it is; up to a page of them all
 * are. The card that has the focus stays, wherever the window goes. Screen readers are told each one's place.
 */
export function PhoneGrid<Row extends { id: string }>({ rows, card, hasMore }: PhoneGridProps<Row>) {
  const grid = useRef<HTMLDivElement>(null);
  const columns = useColumns();
  const shown = useRowWindow(grid, Math.ceil(rows.length / columns), columns, rows.length <= LIST_PAGE);
  const ids = rows.map(({ id }) => id);
  const scrollToCard = (at: number) => shown.scrollTo(Math.floor(at / columns));
  useReadingPlace(grid, ids, columns, scrollToCard);
  useArrival(ids, scrollToCard);

  const focused = useFocusedCard(grid);
  const [first, last] = [shown.from * columns, shown.to * columns];
  const isDrawn = (at: number) => (at >= first && at < last) || ids[at] === focused;
  return (
    <div
      ref={grid}
      role="list"
      style={{
        position: 'relative',
        display: 'grid',
        gap: GAP,
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        paddingTop: shown.before,
        paddingBottom: shown.after,
        overflowAnchor: 'none',
      }}
    >
      {rows.map(
        (row, at) =>
          isDrawn(at) && (
            <div
              key={row.id}
              role="listitem"
              aria-setsize={hasMore ? -1 : rows.length}
              aria-posinset={at + 1}
              data-id={row.id}
              data-row={at % columns === 0 && at >= first && at < last ? at / columns : undefined}
              style={at >= first && at < last ? inRow : outOfSight(at, columns, shown)}
            >
              {card(row, at)}
            </div>
          ),
      )}
    </div>
  );
}

const inRow: CSSProperties = { display: 'grid', minWidth: 0 };

/** The focused card, where its row would be. */
function outOfSight(at: number, columns: number, { startOf }: RowWindow): CSSProperties {
  const width = `((100% - ${GAP * (columns - 1)}px) / ${columns})`;
  return {
    display: 'grid',
    position: 'absolute',
    top: startOf(Math.floor(at / columns)),
    left: `calc((${width} + ${GAP}px) * ${at % columns})`,
    width: `calc${width}`,
  };
}
