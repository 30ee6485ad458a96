import type { CategoryRow } from '@bns/domain';
import { sellingText } from '../../texts/selling.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import type { PhoneForm } from './addProductInput.ts';

type BrandFieldProps<Values> = { form: PhoneForm<Values>; categories: readonly CategoryRow[] };

/** Phone Brand: one of those that there are. */
export function BrandField<Values>({ form, categories }: BrandFieldProps<Values>) {
  return (
    <SelectField
      label={sellingText.phoneBrand}
      placeholder={sellingText.chooseBrand}
      options={categories.map((row) => ({ value: row.categoryId, label: row.categoryName }))}
      error={form.formState.errors.categoryId?.message}
      {...form.register('categoryId')}
    />
  );
}
