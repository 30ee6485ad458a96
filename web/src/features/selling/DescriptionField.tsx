import { DESCRIPTION, normalizeText } from '@bns/domain';
import Box from '@mui/material/Box';
import { useController } from 'react-hook-form';
import { TextField } from '../../ui/TextField.tsx';
import type { AddProductControl } from './addProductInput.ts';

const GROUPED = new Intl.NumberFormat('en-IN');

/** How far a text is, counted as the schema and the rules count it (case 55). */
function countWords(text: string): string {
  const { length } = normalizeText(text);
  const missing = DESCRIPTION.min - length;
  if (missing > 0) return `${length} of at least ${DESCRIPTION.min}`;
  return `${GROUPED.format(length)} of at most ${GROUPED.format(DESCRIPTION.max)}`;
}

/** The description with its live count. */
export function DescriptionField({ control }: { control: AddProductControl }) {
  const { field, fieldState } = useController({ control, name: 'description' });
  return (
    <Box sx={{ position: 'relative' }}>
      <TextField
        {...field}
        label="Description"
        multiline
        minRows={5}
        maxRows={14}
        placeholder="What is in the box, what has been repaired, how the battery does, why you sell it"
        error={fieldState.error?.message}
      />
      <Box
        component="span"
        sx={{ position: 'absolute', top: 0, right: 2, typography: 'caption', color: 'text.secondary' }}
      >
        {countWords(field.value)}
      </Box>
    </Box>
  );
}
