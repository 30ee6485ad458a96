import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { Ref } from 'react';
import { FieldFrame } from './FieldFrame.tsx';

type TextFieldProps = Omit<OutlinedInputProps, 'error' | 'id' | 'ref' | 'label'> & {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  /** As react-hook-form's register gives it, so that `{...register('title')}` is all a field needs. */
  ref?: Ref<HTMLInputElement | HTMLTextAreaElement>;
};

/**
 * One line or, with `multiline`, many. Numbers are text with `inputMode="numeric"`: a scroll wheel then changes
 * nothing and Bangla digits can be typed (cases 51 and 54).
 */
export function TextField({ label, error, hint, ref, inputMode, ...input }: TextFieldProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(ids) => (
        <OutlinedInput
          {...input}
          {...ids}
          {...(inputMode !== undefined && { slotProps: { input: { inputMode } } })}
          {...(ref !== undefined && { inputRef: ref })}
        />
      )}
    </FieldFrame>
  );
}
