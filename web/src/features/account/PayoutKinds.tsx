import { PAYOUT_KINDS, PAYOUT_WORDS, type PayoutAccountBody } from '@bns/domain';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { type Control, useController } from 'react-hook-form';
import { payoutText } from '../../texts/payout.ts';

/** bKash, Nagad or a bank. What is wrong with the number depends on it. */
export function PayoutKinds({ control }: { control: Control<PayoutAccountBody> }) {
  const id = useId();
  const { field } = useController({ control, name: 'kind', rules: { deps: ['number'] } });
  const { ref, ...group } = field;
  return (
    <FormControl>
      <FormLabel id={id} sx={{ typography: 'body2', fontWeight: 650, color: 'text.primary' }}>
        {payoutText.kind}
      </FormLabel>
      <RadioGroup row aria-labelledby={id} ref={ref} {...group}>
        {PAYOUT_KINDS.map((kind) => (
          <FormControlLabel key={kind} value={kind} label={PAYOUT_WORDS[kind]} control={<Radio />} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
