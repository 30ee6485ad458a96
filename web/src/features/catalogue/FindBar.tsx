import { type CategoryRow, type Finding, MESSAGES, normalizeLine } from '@bns/domain';
import Tune from '@mui/icons-material/Tune';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { findingText } from '../../texts/finding.ts';
import { notify } from '../../ui/notify.ts';
import { useLazyDialog } from '../../ui/useLazyDialog.tsx';
import { useOneAtATime } from '../../ui/useOneAtATime.ts';
import { FilterFields } from './FilterFields.tsx';
import type { FilterSubject } from './FilterSheet.tsx';
import { filtersSet } from './filtersSet.ts';
import { SearchBox } from './SearchBox.tsx';
import type { Find, Search } from './useFinding.ts';

const loadSheet = () => import('./FilterSheet.tsx').then((module) => module.FilterSheet);

type FindBarProps = Search & { brands: readonly CategoryRow[] | null };

/**
 * The search box, and the filters: beside each other where there is room, else in a sheet that a button opens. Words
 * that were typed and not entered count with the next choice.
 */
export function FindBar({ finding, find, brands }: FindBarProps) {
  const wide = useMediaQuery('(min-width: 900px)', { noSsr: true });
  const { words } = finding;
  const [typed, setTyped] = useState(words);
  const [searched, setSearched] = useState(words);
  if (searched !== words) {
    setSearched(words);
    setTyped(words);
  }
  const choose: Find = (change, replace) => {
    const withTyped = (now: Finding) => (typed === words ? now : { ...now, words: normalizeLine(typed) });
    find((now) => change(withTyped(now)), replace);
  };
  const subject: FilterSubject = { finding, brands, find: choose };
  const [showSheet, sheet] = useLazyDialog(loadSheet, subject);
  const [open] = useOneAtATime(async () => {
    try {
      await showSheet(subject);
    } catch {
      notify.error(MESSAGES.worng);
    }
  });
  return (
    <Box role="search" sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <SearchBox
          typed={typed}
          onType={setTyped}
          brand={finding.brand}
          onSearch={(line) => find((now) => ({ ...now, words: line }))}
        />
        {!wide && (
          <Button
            variant="outlined"
            aria-haspopup="dialog"
            startIcon={<Tune />}
            onClick={() => void open()}
            sx={{ flexShrink: 0, minHeight: 48 }}
          >
            {findingText.filtersSet(filtersSet(finding, brands === null))}
          </Button>
        )}
      </Box>
      {wide && (
        <Box
          sx={{
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: {
              xs: 'repeat(3, minmax(0, 1fr))',
              lg: `repeat(${brands === null ? 5 : 6}, minmax(0, 1fr))`,
            },
          }}
        >
          <FilterFields finding={finding} onChange={choose} brands={brands} />
        </Box>
      )}
      {sheet}
    </Box>
  );
}
