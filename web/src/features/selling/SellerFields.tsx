import { TextField } from '../../ui/TextField.tsx';
import type { AddProductForm } from './addProductInput.ts';
import { FieldPair } from './FieldPair.tsx';
import { PlaceFields } from './PlaceFields.tsx';

/** Who sells it and where. The e-mail is the account's (spec §5); it and the number go to bookers only. */
export function SellerFields({ form, email }: { form: AddProductForm; email: string }) {
  const { register, formState } = form;
  return (
    <FieldPair>
      <TextField
        label="Seller Email"
        readOnly
        value={email}
        hint="From your account"
        sx={{ bgcolor: 'sand' }}
      />
      <TextField
        label="Your Number (BD)"
        type="tel"
        autoComplete="tel"
        placeholder="01712-345678"
        hint="Only people who book the phone see it"
        error={formState.errors.sellerPhone?.message}
        {...register('sellerPhone')}
      />
      <PlaceFields form={form} />
    </FieldPair>
  );
}
