import { ANYTHING, type CategoryRow, type Finding } from '@bns/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import { findingText } from '../../texts/finding.ts';
import { DialogForm } from '../../ui/DialogForm.tsx';
import type { LazyDialogProps } from '../../ui/useLazyDialog.tsx';
import { FilterFields } from './FilterFields.tsx';
import { filtersSet } from './filtersSet.ts';
import { useBackCloses } from './useBackCloses.ts';
import type { Find } from './useFinding.ts';

export type FilterSubject = {
  finding: Finding;
  brands: readonly CategoryRow[] | null;
  find: Find;
};

/**
 * The filters where they have no room beside the list: nothing is looked for before the button is pressed, and the back
 * button closes it.
 */
export function FilterSheet({ subject, open, onClose, onExited }: LazyDialogProps<FilterSubject>) {
  const { brands, find } = subject;
  const [chosen, setChosen] = useState(subject.finding);
  const titleId = useId();
  const set = filtersSet(chosen, brands === null);
  const clear = () =>
    setChosen(({ words, brand, sort }) => ({
      ...ANYTHING,
      words,
      brand: brands === null ? brand : '',
      sort,
    }));
  useBackCloses(open, onClose);
  return (
    <DialogForm
      open={open}
      onClose={onClose}
      onExited={onExited}
      labelledBy={titleId}
      maxWidth="xs"
      busy={false}
      onSubmit={(event) => {
        event.preventDefault();
        find(({ words }) => ({ ...chosen, words }), 'replace');
        onClose();
      }}
      closeWord={findingText.close}
      submit={
        <Button type="submit" variant="contained" size="large">
          {set === 0 ? findingText.showAll : findingText.show(set)}
        </Button>
      }
    >
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', pr: 2 }}>
        <DialogTitle id={titleId}>{findingText.filters}</DialogTitle>
        {set > 0 && <Button onClick={clear}>{findingText.clearAll}</Button>}
      </Stack>
      <DialogContent>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'repeat(auto-fit, minmax(128px, 1fr))',
            // Without the brand the condition has the first row, so that the prices stand side by side.
            '& > :first-of-type:nth-last-of-type(5)': { gridColumn: '1 / -1' },
          }}
        >
          <FilterFields finding={chosen} onChange={setChosen} brands={brands} />
        </Box>
      </DialogContent>
    </DialogForm>
  );
}
