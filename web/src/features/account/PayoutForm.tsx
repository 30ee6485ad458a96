import { maskedAccount, MESSAGES, type PayoutAccountBody } from '@bns/domain';
import Box from '@mui/material/Box';
import { useForm, useWatch } from 'react-hook-form';
import { faultWords } from '../../api/faultWords.ts';
import { putPayoutAccount } from '../../api/payments.ts';
import type { PayoutAccountRow } from '../../live/payments.ts';
import { payoutText } from '../../texts/payout.ts';
import { notify } from '../../ui/notify.ts';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useOneAtATime } from '../../ui/useOneAtATime.ts';
import { useUnsaved } from '../../ui/useUnsaved.tsx';
import { PayoutKinds } from './PayoutKinds.tsx';
import { payoutInput, payoutResolver } from './payoutInput.ts';

type PayoutFormProps = { email: string; account: PayoutAccountRow | undefined };

/** bKash, Nagad or a bank, and its number. What is being typed stays when the account changes meanwhile. */
export function PayoutForm({ email, account }: PayoutFormProps) {
  const { control, register, handleSubmit, formState, reset } = useForm({
    resolver: payoutResolver,
    values: payoutInput(account),
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isDirty } = formState;
  const kind = useWatch({ control, name: 'kind' });
  const leaving = useUnsaved(isDirty);
  const [save, busy] = useOneAtATime(async (body: PayoutAccountBody) => {
    if (!isDirty && account !== undefined) {
      notify.plain(payoutText.unchanged);
      return;
    }
    try {
      await putPayoutAccount(email, body);
      reset(payoutInput(body), { keepDirtyValues: false });
      notify.success(payoutText.saved(maskedAccount(body)));
    } catch (fault) {
      notify.error(faultWords(fault, MESSAGES.wrong));
    }
  });
  return (
    <Box
      component="form"
      noValidate
      aria-label={payoutText.heading}
      onSubmit={(event) => void handleSubmit(save)(event)}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      <PayoutKinds control={control} />
      <TextField
        label={payoutText.numbers[kind]}
        inputMode="numeric"
        autoComplete="off"
        hint={kind === 'bank' ? undefined : payoutText.walletHint}
        error={errors.number?.message}
        {...register('number')}
      />
      {kind === 'bank' && (
        <>
          <TextField
            label={payoutText.accountName}
            autoComplete="off"
            error={errors.accountName?.message}
            {...register('accountName')}
          />
          <TextField
            label={payoutText.bankName}
            autoComplete="off"
            error={errors.bankName?.message}
            {...register('bankName')}
          />
          <TextField
            label={payoutText.branch}
            autoComplete="off"
            error={errors.branch?.message}
            {...register('branch')}
          />
        </>
      )}
      <SubmitButton busy={busy} sx={{ justifySelf: { sm: 'start' } }}>
        {payoutText.save}
      </SubmitButton>
      {leaving}
    </Box>
  );
}
