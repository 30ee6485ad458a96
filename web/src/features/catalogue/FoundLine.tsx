import Box from '@mui/material/Box';
import type { LiveList } from '../../live/lists.ts';
import { findingText } from '../../texts/finding.ts';
import type { Understood } from './understood.ts';

type FoundLineProps = {
  understood: Understood;
  list: LiveList<unknown>;
  /** How many there are, where that is known without reading them. */
  total: number | undefined;
};

/** How the words were understood, and how many phones were found as far as that is known; it is heard, too. */
export function FoundLine({ understood, list, total }: FoundLineProps) {
  return (
    <Box role="status" sx={{ minHeight: 24, my: 2, typography: 'body2', color: 'text.secondary' }}>
      {understood.as !== '' && (
        <Box sx={{ color: 'text.primary', fontWeight: 650 }}>{takenAs(understood.as, list)}</Box>
      )}
      {understood.leftOut !== '' && <div>{findingText.leftOut(understood.leftOut)}</div>}
      {foundWords(list, total)}
    </Box>
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
