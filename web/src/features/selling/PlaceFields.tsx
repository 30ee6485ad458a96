import { DISTRICTS, guessDistrict } from '@bns/domain';
import { useState } from 'react';
import { sellingText } from '../../texts/selling.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { PhoneForm } from './addProductInput.ts';

const OPTIONS = DISTRICTS.map((name) => ({ value: name, label: name }));

/** Location as free text, and the district, which follows it until the person chooses one (decisions, "Place"). */
export function PlaceFields<Values>({ form }: { form: PhoneForm<Values> }) {
  const { register, formState, getValues, setValue } = form;
  const [chosen, setChosen] = useState(() => getValues('district') !== guessDistrict(getValues('location')));
  const location = register('location', {
    onChange: () => {
      if (!chosen) setValue('district', guessDistrict(getValues('location')));
    },
  });
  const district = register('district', { onChange: () => setChosen(getValues('district') !== '') });
  return (
    <>
      <TextField
        label={sellingText.location}
        placeholder={sellingText.locationSample}
        error={formState.errors.location?.message}
        {...location}
      />
      <SelectField
        label={sellingText.district}
        placeholder={sellingText.chooseDistrict}
        options={OPTIONS}
        error={formState.errors.district?.message}
        hint={chosen ? undefined : sellingText.districtHint}
        {...district}
      />
    </>
  );
}
