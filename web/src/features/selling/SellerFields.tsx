import { sellingText } from '../../texts/selling.ts';
import { TextField } from '../../ui/TextField.tsx';
import type { PhoneForm } from './addProductInput.ts';
import { FieldPair } from './FieldPair.tsx';
import { PlaceFields } from './PlaceFields.tsx';

/** Who sells it and where. The e-mail is the account's (spec §5); it and the number go to bookers only. */
export function SellerFields<Values>({ form, email }: { form: PhoneForm<Values>; email: string }) {
  const { register, formState } = form;
  return (
    <FieldPair>
      <TextField
        label={sellingText.sellerEmail}
        readOnly
        value={email}
        hint={sellingText.sellerEmailHint}
        sx={{ bgcolor: 'sand' }}
      />
      <TextField
        label={sellingText.number}
        type="tel"
        autoComplete="tel"
        placeholder={sellingText.numberSample}
        hint={sellingText.numberHint}
        error={formState.errors.sellerPhone?.message}
        {...register('sellerPhone')}
      />
      <PlaceFields form={form} />
    </FieldPair>
  );
}
