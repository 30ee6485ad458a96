import { maskedAccount, MESSAGES, type PayoutAccountBody } from '@bns/domain';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
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

/**
 * bKash, Nagad or a bank, and its number. An account that changes meanwhile, as by another device, is taken whole, and only
 * while nothing is typed: a part of it would be neither account.
 */
export function PayoutForm({ email, account }: PayoutFormProps) {
  const { control, register, handleSubmit, formState, reset } = useForm({
    resolver: payoutResolver,
    defaultValues: payoutInput(account),
  });
  const { errors, isDirty } = formState;
  const taken = useRef(account);
  const latest = useRef(account);
  useEffect(() => {
    latest.current = account;
    if (isDirty || taken.current === account) return;
    taken.current = account;
    reset(payoutInput(account));
  }, [account, isDirty, reset]);
  const kind = useWatch({ control, name: 'kind' });
  const leaving = useUnsaved(isDirty);
  const [save, busy] = useOneAtATime(async (body: PayoutAccountBody) => {
    if (!isDirty && account !== undefined) {
      notify.plain(payoutText.unchanged);
      return;
    }
    try {
      await putPayoutAccount(email, body);
      // What came live meanwhile is at least as new as what was sent.
      const isCurrent = latest.current === account;
      taken.current = latest.current;
      reset(payoutInput(isCurrent ? body : latest.current));
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
