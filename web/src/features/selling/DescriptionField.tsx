import { DESCRIPTION, normalizeText } from '@bns/domain';
import Box from '@mui/material/Box';
import { useController } from 'react-hook-form';
import { sellingText } from '../../texts/selling.ts';
import { TextField } from '../../ui/TextField.tsx';
import type { PhoneControl } from './addProductInput.ts';

const GROUPED = new Intl.NumberFormat('en-IN');

/** How far a text is, counted as the schema and the rules count it (case 55). */
function countWords(text: string): string {
  const { length } = normalizeText(text);
  const missing = DESCRIPTION.min - length;
  if (missing > 0) return sellingText.countShort(String(length), String(DESCRIPTION.min));
  return sellingText.countLong(GROUPED.format(length), GROUPED.format(DESCRIPTION.max));
}

/** The description with its live count. */
export function DescriptionField<Values>({ control }: { control: PhoneControl<Values> }) {
  const { field, fieldState } = useController({ control, name: 'description' });
  return (
    <Box sx={{ position: 'relative' }}>
      <TextField
        {...field}
        label={sellingText.description}
        multiline
        minRows={5}
        maxRows={14}
        placeholder={sellingText.descriptionHint}
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
