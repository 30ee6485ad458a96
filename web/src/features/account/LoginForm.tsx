import { type LoginValues, loginForm, MESSAGES } from '@bns/domain';
import { yupResolver } from '@hookform/resolvers/yup';
import Box from '@mui/material/Box';
import { useForm } from 'react-hook-form';
import { faultWords } from '../../api/faultWords.ts';
import { login } from '../../live/account.ts';
import { loginText } from '../../texts/login.ts';
import { notify } from '../../ui/notify.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useOneAtATime } from '../../ui/useOneAtATime.ts';

/** E-mail and password (spec §2 and §5). Whoever is let in is led on by the page around it; a refusal keeps the form. */
export function LoginForm() {
  const { register, handleSubmit, formState } = useForm({
    resolver: yupResolver(loginForm),
    defaultValues: { email: '', password: '' },
  });
  const { errors } = formState;
  const [enter, busy] = useOneAtATime(async (values: LoginValues) => {
    try {
      await login(values);
    } catch (fault) {
      notify.error(faultWords(fault, MESSAGES.wrong));
    }
  });
  return (
    <Box
      component="form"
      noValidate
      aria-label={loginText.heading}
      onSubmit={(event) => void handleSubmit(enter)(event)}
      sx={{ display: 'grid', gap: 2 }}
    >
      <TextField
        label={loginText.email}
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label={loginText.password}
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <SubmitButton busy={busy}>{loginText.submit}</SubmitButton>
    </Box>
  );
}
