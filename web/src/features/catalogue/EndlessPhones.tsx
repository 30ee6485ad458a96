import { NOTICE } from '@bns/domain';
import Box from '@mui/material/Box';
import { useRef } from 'react';
import { CardSkeletons } from '../../ui/CardSkeleton.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { PhotoDesk } from '../../ui/PhotoDesk.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';
import type { CardListProps } from './CardList.tsx';
import { PhoneGrid } from './PhoneGrid.tsx';
import { SKELETONS } from './PhoneList.tsx';
import { useAutoMore } from './useAutoMore.ts';

type EndlessPhonesProps<Row> = Omit<CardListProps<Row>, 'loading'>;

/** A live list of phones' cards without an end: the next page comes by itself, and only what is near is in the page. */
export function EndlessPhones<Row extends { id: string }>(props: EndlessPhonesProps<Row>) {
  return (
    <PhotoDesk>
      <Phones {...props} />
    </PhotoDesk>
  );
}

function Phones<Row extends { id: string }>({ list, empty, card }: EndlessPhonesProps<Row>) {
  if (list.status === 'loading') return <CardSkeletons count={SKELETONS} />;
  if (list.status === 'error') return <ErrorPanel title={NOTICE.listFailed} onRetry={list.retry} />;
  if (list.rows.length === 0) return empty;
  return <Pages list={list} card={card} />;
}

type PagesProps<Row> = Pick<EndlessPhonesProps<Row>, 'card'> & {
  list: Extract<EndlessPhonesProps<Row>['list'], { status: 'ready' }>;
};

function Pages<Row extends { id: string }>({ list, card }: PagesProps<Row>) {
  const end = useRef<HTMLDivElement>(null);
  const pressed = useAutoMore(end, list);
  return (
    <Box aria-busy={list.loadingMore}>
      <PhoneGrid rows={list.rows} hasMore={list.hasMore || list.loadingMore} card={card} />
      <div ref={end}>
        <ShowMore list={{ ...list, hasMore: list.hasMore || list.loadingMore, loadMore: pressed }} />
      </div>
    </Box>
  );
}
