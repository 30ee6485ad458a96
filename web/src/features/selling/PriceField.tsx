import { FIELD, formatTk, parsePrice } from '@bns/domain';
import InputAdornment from '@mui/material/InputAdornment';
import { useController } from 'react-hook-form';
import { sellingText } from '../../texts/selling.ts';
import { TextField } from '../../ui/TextField.tsx';
import type { PhoneControl } from './addProductInput.ts';

type PriceFieldProps<Values> = {
  control: PhoneControl<Values>;
  name: 'originalPrice' | 'resalePrice';
  label: string;
};

/**
 * A price as text, so that Bangla digits can be typed and a scroll wheel changes nothing. What was understood stands
 * below at once, letters are refused in words at once (cases 53 and 54).
 */
export function PriceField<Values>({ control, name, label }: PriceFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  const parsed = parsePrice(field.value);
  const typed = field.value.trim() !== '';
  const unreadable = typed && 'problem' in parsed && parsed.problem === 'priceNotNumber';
  return (
    <TextField
      {...field}
      label={label}
      inputMode="numeric"
      autoComplete="off"
      endAdornment={<InputAdornment position="end">{sellingText.tk}</InputAdornment>}
      error={fieldState.error?.message ?? (unreadable ? FIELD.priceNotNumber : undefined)}
      hint={'tk' in parsed ? formatTk(parsed.tk) : undefined}
    />
  );
}
