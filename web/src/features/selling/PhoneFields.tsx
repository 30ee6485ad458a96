import { CONDITIONS } from '@bns/domain';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { editPhoneText } from '../../texts/editPhone.ts';
import { sellingText } from '../../texts/selling.ts';
import { PhotoField } from '../../ui/PhotoField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { PhoneForm } from './addProductInput.ts';
import { DescriptionField } from './DescriptionField.tsx';
import { FieldPair } from './FieldPair.tsx';
import { PriceField } from './PriceField.tsx';

type PhoneFieldsProps<Values> = {
  form: PhoneForm<Values>;
  brand: ReactNode;
  /** The photo that is there as long as no other is chosen. */
  current?: string;
  /** Makes a chosen photo ready. */
  prepare: (file: File) => Promise<Blob>;
  /** 0..1 while the photo is on its way. */
  progress: number | undefined;
};

const CONDITION_OPTIONS = CONDITIONS.map((condition) => ({ value: condition, label: condition }));

/** What the phone is, how it looks, what it costs and what became of it so far. */
export function PhoneFields<Values>(props: PhoneFieldsProps<Values>) {
  const { form, brand, current, prepare, progress } = props;
  const { control, register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <FieldPair>
        <TextField
          label={sellingText.phoneName}
          placeholder={sellingText.phoneNameHint}
          error={errors.title?.message}
          {...register('title')}
        />
        {brand}
      </FieldPair>
      <Controller
        control={control}
        name="image"
        render={({ field: { ref, value, onChange }, fieldState }) => (
          <Box sx={{ maxWidth: 440 }}>
            <PhotoField
              ref={ref}
              label={sellingText.image}
              value={value}
              {...(current !== undefined && { current, hint: editPhoneText.photoStays })}
              onChange={onChange}
              prepare={prepare}
              progress={progress}
              error={fieldState.error?.message}
            />
          </Box>
        )}
      />
      <FieldPair>
        <PriceField control={control} name="originalPrice" label={sellingText.originalPrice} />
        <PriceField control={control} name="resalePrice" label={sellingText.resalePrice} />
        <TextField
          label={sellingText.yearsOfUse}
          inputMode="decimal"
          autoComplete="off"
          hint={sellingText.yearsHint}
          error={errors.yearsOfUse?.message}
          {...register('yearsOfUse')}
        />
        <SelectField
          label={sellingText.phoneCondition}
          placeholder={sellingText.chooseCondition}
          options={CONDITION_OPTIONS}
          error={errors.condition?.message}
          {...register('condition')}
        />
      </FieldPair>
      <DescriptionField control={control} />
    </>
  );
}
