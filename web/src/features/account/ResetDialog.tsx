import { DIALOG_MS, MESSAGES, NOTICE, resetForm } from '@bns/domain';
import { yupResolver } from '@hookform/resolvers/yup';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { faultWords } from '../../api/faultWords.ts';
import { sendReset } from '../../live/account.ts';
import { loginText } from '../../texts/login.ts';
import { notify } from '../../ui/notify.ts';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useHere } from '../../ui/useHere.ts';
import { useOneAtATime } from '../../ui/useOneAtATime.ts';

type ResetDialogProps = { open: boolean; onClose: () => void };

/** Asks for a mail with a link to a new password; the answer never tells whether there is such an account. */
export function ResetDialog({ open, onClose }: ResetDialogProps) {
  const id = useId();
  const { register, handleSubmit, formState } = useForm({
    resolver: yupResolver(resetForm),
    defaultValues: { email: '' },
  });
  const here = useHere(open);
  const [ask, busy] = useOneAtATime(async ({ email }: { email: string }) => {
    const isHere = here();
    try {
      await sendReset(email);
      notify.plain(NOTICE.resetSent);
      if (isHere()) onClose();
    } catch (fault) {
      notify.error(faultWords(fault, MESSAGES.wrong));
    }
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullWidth
      maxWidth="xs"
      transitionDuration={DIALOG_MS}
      aria-labelledby={id}
    >
      <form noValidate onSubmit={(event) => void handleSubmit(ask)(event)}>
        <DialogTitle id={id}>{loginText.resetHeading}</DialogTitle>
        <DialogContent>
          <TextField
            label={loginText.resetEmail}
            type="email"
            autoComplete="username"
            hint={loginText.resetHint}
            error={formState.errors.email?.message}
            {...register('email')}
          />
        </DialogContent>
        <DialogActions>
          <Button size="large" onClick={onClose}>
            {loginText.cancel}
          </Button>
          <SubmitButton busy={busy}>{loginText.resetSend}</SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
