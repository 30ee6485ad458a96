import { NOTICE } from '@bns/domain';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { LiveList } from '../../live/lists.ts';
import { CardGrid } from '../../ui/CardGrid.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { PhotoDesk } from '../../ui/PhotoDesk.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';

export type CardListProps<Row> = {
  list: LiveList<Row>;
  /** Shown for a list that is truly empty; a failed one shows an error instead (case 26). */
  empty: ReactNode;
  /** One card; `at` is its place in the list. */
  card: (row: Row, at: number) => ReactNode;
  /** Shown until the list is there. */
  loading: ReactNode;
};

/** A live list of cards, in pages (decisions). Routes bring the card and what may be done with it. */
export function CardList<Row>(props: CardListProps<Row>) {
  return (
    <PhotoDesk>
      <Cards {...props} />
    </PhotoDesk>
  );
}

function Cards<Row>({ list, empty, card, loading }: CardListProps<Row>) {
  if (list.status === 'loading') return loading;
  if (list.status === 'error') return <ErrorPanel title={NOTICE.listFailed} onRetry={list.retry} />;
  if (list.rows.length === 0) return empty;
  return (
    <Box aria-busy={list.loadingMore}>
      <CardGrid>{list.rows.map(card)}</CardGrid>
      <ShowMore list={list} />
    </Box>
  );
}
