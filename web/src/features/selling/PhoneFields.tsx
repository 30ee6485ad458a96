import { type CategoryRow, CONDITIONS } from '@bns/domain';
import Box from '@mui/material/Box';
import { Controller } from 'react-hook-form';
import { PhotoField } from '../../ui/PhotoField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { AddProductForm } from './addProductInput.ts';
import { DescriptionField } from './DescriptionField.tsx';
import { FieldPair } from './FieldPair.tsx';
import { PriceField } from './PriceField.tsx';

type PhoneFieldsProps = {
  form: AddProductForm;
  categories: readonly CategoryRow[];
  /** Makes a chosen photo ready. */
  prepare: (file: File) => Promise<Blob>;
  /** 0..1 while the photo is on its way. */
  progress: number | undefined;
};

const CONDITION_OPTIONS = CONDITIONS.map((condition) => ({ value: condition, label: condition }));

/** What the phone is, how it looks, what it costs and what became of it so far. */
export function PhoneFields({ form, categories, prepare, progress }: PhoneFieldsProps) {
  const { control, register, formState } = form;
  const { errors } = formState;
  const brands = categories.map((row) => ({ value: row.categoryId, label: row.categoryName }));
  return (
    <>
      <FieldPair>
        <TextField
          label="Phone Name"
          placeholder="Galaxy S21, 8/128 GB"
          error={errors.title?.message}
          {...register('title')}
        />
        <SelectField
          label="Phone Brand"
          placeholder="Choose a brand"
          options={brands}
          error={errors.categoryId?.message}
          {...register('categoryId')}
        />
      </FieldPair>
      <Controller
        control={control}
        name="image"
        render={({ field: { ref, value, onChange }, fieldState }) => (
          <Box sx={{ maxWidth: 440 }}>
            <PhotoField
              ref={ref}
              label="Image"
              value={value}
              onChange={onChange}
              prepare={prepare}
              progress={progress}
              error={fieldState.error?.message}
            />
          </Box>
        )}
      />
      <FieldPair>
        <PriceField control={control} name="originalPrice" label="Original Price" />
        <PriceField control={control} name="resalePrice" label="Resale Price" />
        <TextField
          label="Years of Use"
          inputMode="decimal"
          autoComplete="off"
          hint="For example 1 or 1.5"
          error={errors.yearsOfUse?.message}
          {...register('yearsOfUse')}
        />
        <SelectField
          label="Phone Condition"
          placeholder="Choose a condition"
          options={CONDITION_OPTIONS}
          error={errors.condition?.message}
          {...register('condition')}
        />
      </FieldPair>
      <DescriptionField control={control} />
    </>
  );
}
