import { REASON_WORDS, REPORT_REASONS } from '@bns/domain';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { reportDialogText } from '../../texts/reportDialog.ts';

/** The reasons as radios, the first one chosen. `radio` is what react-hook-form registers each of them with. */
export function ReasonChoice({ radio: { ref, ...field } }: { radio: UseFormRegisterReturn<'reason'> }) {
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id} sx={{ typography: 'body2', fontWeight: 650 }}>
        {reportDialogText.reason}
      </FormLabel>
      <RadioGroup aria-labelledby={id} defaultValue={REPORT_REASONS[0]}>
        {REPORT_REASONS.map((reason) => (
          <FormControlLabel
            key={reason}
            value={reason}
            label={REASON_WORDS[reason]}
            control={<Radio slotProps={{ input: { ref } }} {...field} />}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
