import Box from '@mui/material/Box';
import { useState } from 'react';
import type { LiveList } from '../../live/lists.ts';
import { findingText } from '../../texts/finding.ts';
import text from '../../ui/text.module.css';
import type { Understood } from './understood.ts';

type FoundLineProps = {
  /** What is looked for, as the address says it. */
  search: string;
  understood: Understood;
  list: LiveList<unknown>;
  /** How many there are, where that is known without reading them. */
  total: number | undefined;
  /** Whether brands, of which `understood` and `total` speak, are still on their way. */
  isNaming?: boolean;
};

/** How the words were understood, and how many phones were found as far as that is known; it is heard, too. */
export function FoundLine({ search, understood, list, total, isNaming = false }: FoundLineProps) {
  const taken = understood.as === '' ? '' : takenAs(understood.as, list);
  const leftOut = understood.leftOut === '' ? '' : findingText.leftOut(understood.leftOut);
  const count = foundWords(list, total);
  const isEmpty = list.status === 'ready' && list.rows.length === 0;
  const isReady = list.status === 'ready' && !isNaming;
  return (
    <Box sx={{ minHeight: 24, my: 2, typography: 'body2', color: 'text.secondary' }}>
      {taken !== '' && <Box sx={{ color: 'text.primary', fontWeight: 650 }}>{taken}</Box>}
      {leftOut !== '' && <div>{leftOut}</div>}
      {count !== '' && <div>{count}</div>}
      <Told
        search={search}
        words={[taken, leftOut, isEmpty ? findingText.nothing : count]
          .filter((part) => part !== '')
          .join('. ')}
        isLast={isReady && !list.stale}
        isReady={isReady}
      />
    </Box>
  );
}

type ToldProps = { search: string; words: string; isReady: boolean; isLast: boolean };

/** Tells a screen reader what a search has found: once, not again for each page and each phone that comes or goes. */
function Told({ search, words, isReady, isLast }: ToldProps) {
  const now = { search, words: isReady ? words : '', isLast };
  const [told, setTold] = useState(now);
  const isOld = told.search !== search || (!told.isLast && told.words !== now.words);
  if (isOld || (isLast && !told.isLast)) setTold(now);
  return (
    <div role="status" className={text.hidden}>
      <span key={told.search}>{told.words}</span>
    </div>
  );
}

function takenAs(name: string, list: LiveList<unknown>): string {
  const isEmpty = list.status === 'ready' && list.rows.length === 0;
  return isEmpty ? findingText.lookedFor(name) : findingText.understood(name);
}

function foundWords(list: LiveList<unknown>, total: number | undefined): string {
  if (list.status !== 'ready' || list.rows.length === 0) return '';
  if (list.stale) return findingText.lastSeen;
  const goesOn = list.hasMore || list.loadingMore;
  if (goesOn && total !== undefined && total > list.rows.length) return findingText.counted(total, false);
  return findingText.counted(list.rows.length, goesOn);
}
