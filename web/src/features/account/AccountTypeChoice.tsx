import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { registerText } from '../../texts/register.ts';
import { EMPTY_INPUT } from './registerInput.ts';

const CHOICES = [
  { value: 'buyer', label: registerText.buyer },
  { value: 'seller', label: registerText.seller },
] as const;

/** Buyer, chosen, or Seller. `radio` is what react-hook-form registers each of them with. */
export function AccountTypeChoice({
  radio: { ref, ...field },
}: {
  radio: UseFormRegisterReturn<'accountType'>;
}) {
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id} sx={{ typography: 'body2', fontWeight: 650, color: 'text.primary' }}>
        {registerText.accountType}
      </FormLabel>
      <RadioGroup row aria-labelledby={id} defaultValue={EMPTY_INPUT.accountType}>
        {CHOICES.map(({ value, label }) => (
          <FormControlLabel
            key={value}
            value={value}
            label={label}
            control={<Radio slotProps={{ input: { ref } }} {...field} />}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
