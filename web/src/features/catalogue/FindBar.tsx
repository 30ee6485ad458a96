import type { CategoryRow } from '@bns/domain';
import Tune from '@mui/icons-material/Tune';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { findingText } from '../../texts/finding.ts';
import { useLazyDialog } from '../../ui/useLazyDialog.tsx';
import { FilterFields } from './FilterFields.tsx';
import type { FilterSubject } from './FilterSheet.tsx';
import { filtersSet } from './filtersSet.ts';
import { SearchBox } from './SearchBox.tsx';
import type { Search } from './useFinding.ts';

const loadSheet = () => import('./FilterSheet.tsx').then((module) => module.FilterSheet);

type FindBarProps = Search & { brands: readonly CategoryRow[] | null };

/** The search box, and the filters: beside each other where there is room, else in a sheet that a button opens. */
export function FindBar({ finding, find, brands }: FindBarProps) {
  const wide = useMediaQuery('(min-width: 900px)', { noSsr: true });
  const [showSheet, sheet] = useLazyDialog<FilterSubject>(loadSheet);
  return (
    <Box role="search" sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <SearchBox words={finding.words} onSearch={(words) => find({ ...finding, words })} />
        {!wide && (
          <Button
            variant="outlined"
            aria-haspopup="dialog"
            startIcon={<Tune />}
            onClick={() => void showSheet({ finding, brands, find })}
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
          <FilterFields finding={finding} onChange={find} brands={brands} />
        </Box>
      )}
      {sheet}
    </Box>
  );
}
