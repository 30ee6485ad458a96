import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { Ref } from 'react';
import { FieldFrame } from './FieldFrame.tsx';

type SelectFieldProps = Omit<NativeSelectProps, 'error' | 'id' | 'ref' | 'input'> & {
  label: string;
  /** The first, empty choice: what stands there before anything is chosen. */
  placeholder: string;
  options: readonly { value: string; label: string }[];
  error?: string | undefined;
  hint?: string | undefined;
  ref?: Ref<HTMLSelectElement>;
};

/** The system's own choice list: the best one on a phone. */
export function SelectField(props: SelectFieldProps) {
  const { label, placeholder, options, error, hint, ref, ...select } = props;
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {({ id, ...described }) => (
        <NativeSelect
          {...select}
          input={<OutlinedInput />}
          inputProps={{ id, ...described, ...(ref !== undefined && { ref }) }}
        >
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect>
      )}
    </FieldFrame>
  );
}
