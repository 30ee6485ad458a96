import { PAYOUT_KINDS, PAYOUT_WORDS, type PayoutKind } from '@bns/domain';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { payoutText } from '../../texts/payout.ts';

type PayoutKindsProps = { chosen: PayoutKind; radio: UseFormRegisterReturn<'kind'> };

/** bKash, Nagad or a bank. `radio` is what react-hook-form registers each of them with. */
export function PayoutKinds({ chosen, radio: { ref, ...field } }: PayoutKindsProps) {
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id} sx={{ typography: 'body2', fontWeight: 650, color: 'text.primary' }}>
        {payoutText.kind}
      </FormLabel>
      <RadioGroup row aria-labelledby={id} value={chosen}>
        {PAYOUT_KINDS.map((kind) => (
          <FormControlLabel
            key={kind}
            value={kind}
            label={PAYOUT_WORDS[kind]}
            control={<Radio slotProps={{ input: { ref } }} {...field} />}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
