import type { RegisterValues } from '@bns/domain';
import Box from '@mui/material/Box';
import type { SyntheticEvent } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { preparePhoto } from '../../api/preparePhoto.ts';
import { registerText } from '../../texts/register.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { PhotoField } from '../../ui/PhotoField.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useUnderWay } from '../../ui/useUnderWay.ts';
import { AccountTypeChoice } from './AccountTypeChoice.tsx';
import { EMPTY_INPUT, type RegisterInput, registerResolver } from './registerInput.ts';
import { useRegistration } from './useRegistration.ts';

/** A new account (spec §2 and §5). */
export function RegisterForm({ onDone }: { onDone: () => void }) {
  const { control, register, handleSubmit, formState } = useForm<RegisterInput, unknown, RegisterValues>({
    resolver: registerResolver,
    defaultValues: EMPTY_INPUT,
  });
  const { errors } = formState;
  const { enrol, busy, progress } = useRegistration(onDone);
  const [prepare, prepared] = useUnderWay(preparePhoto);

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    await prepared();
    await handleSubmit(enrol)();
  }

  return (
    <Box
      component="form"
      noValidate
      aria-label={registerText.heading}
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 2 }}
    >
      <TextField
        label={registerText.username}
        autoComplete="name"
        error={errors.name?.message}
        {...register('name')}
      />
      <Controller
        control={control}
        name="image"
        render={({ field: { ref, value, onChange }, fieldState }) => (
          <PhotoField
            ref={ref}
            label={registerText.photo}
            value={value}
            onChange={onChange}
            prepare={prepare}
            progress={progress}
            error={fieldState.error?.message}
          />
        )}
      />
      <TextField
        label={registerText.email}
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label={registerText.password}
        autoComplete="new-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <AccountTypeChoice radio={register('accountType')} />
      <SubmitButton busy={busy}>{registerText.submit}</SubmitButton>
    </Box>
  );
}
