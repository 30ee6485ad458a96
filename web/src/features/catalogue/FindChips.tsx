import { ANYTHING } from '@bns/domain';
import Clear from '@mui/icons-material/Clear';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { findingText } from '../../texts/finding.ts';
import { FocusKept } from '../../ui/FocusKept.tsx';
import type { FindingPart } from './findingParts.ts';
import type { Find } from './useFinding.ts';

type FindChipsProps = {
  parts: readonly FindingPart[];
  find: Find;
  /** Of the page, where it is a brand's: what stays when all is cleared. */
  brand: string;
};

/** What is looked for, each part with a way to drop it, and one for all of them; the order stays. */
export function FindChips({ parts, find, brand }: FindChipsProps) {
  return (
    <FocusKept label={findingText.set}>
      {parts.length > 0 && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, pt: 2 }}>
          {parts.map(({ key, label, without }) => (
            <Button
              key={key}
              aria-label={findingText.remove(label)}
              endIcon={<Clear sx={{ color: 'text.secondary' }} />}
              onClick={() => find(without)}
              sx={{
                maxWidth: '100%',
                minHeight: 44,
                px: 1.75,
                py: 0.5,
                borderRadius: 99,
                bgcolor: 'soft.green',
                color: 'soft.onGreen',
                '& > :first-of-type': { overflow: 'hidden' },
              }}
            >
              {label}
            </Button>
          ))}
          <Button
            color="inherit"
            sx={{ minHeight: 44, py: 0.5 }}
            onClick={() => find(({ sort }) => ({ ...ANYTHING, brand, sort }))}
          >
            {findingText.clearAll}
          </Button>
        </Stack>
      )}
    </FocusKept>
  );
}
