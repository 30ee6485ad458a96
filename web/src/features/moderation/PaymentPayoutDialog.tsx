import { maskedAccount, type PaidOutBody, PAYMENT_WORDS, paidOutBody } from '@bns/domain';
import { yupResolver } from '@hookform/resolvers/yup';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { payOut } from '../../api/payments.ts';
import { usePayment, usePayoutAccount } from '../../live/payments.ts';
import { dialogText } from '../../texts/dialogs.ts';
import { paymentsText } from '../../texts/payments.ts';
import { DialogForm } from '../../ui/DialogForm.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { LazyDialogProps } from '../../ui/useLazyDialog.tsx';
import { useOneAtATime } from '../../ui/useOneAtATime.ts';
import { PaymentAccount } from './PaymentAccount.tsx';
import type { Payout } from './PaymentToPayOut.tsx';
import { paymentSum } from './paymentSum.ts';
import { tellPaymentAct } from './tellPaymentAct.ts';

const resolver = yupResolver(paidOutBody);

const warning = {
  px: 1.5,
  py: 1,
  borderRadius: '12px',
  fontWeight: 650,
  bgcolor: 'soft.marigold',
  color: 'soft.onMarigold',
} as const;
const ACCOUNT_TEXTS = ['kind', 'number', 'accountName', 'bankName', 'branch'] as const;

/** Why it cannot be noted any more as it was looked at; null as long as it can. */
function useHindrance({ payment, account }: Payout): string | null {
  const live = usePayment(payment.id);
  const current = usePayoutAccount(payment.sellerId);
  if (live.status === 'ready' && live.data.state !== 'payoutDue')
    return paymentsText.noLongerDue(PAYMENT_WORDS[live.data.state]);
  const isChanged =
    current.status === 'ready' && ACCOUNT_TEXTS.some((text) => current.data[text] !== account[text]);
  return isChanged ? paymentsText.accountChanged(payment.sellerName) : null;
}

/**
 * Notes that a seller has got his money, with the reference of the transfer. It names the account that the admin looked at
 * when he opened it: once the seller has changed that, or the payment has moved on, nothing can be noted here.
 */
export function PaymentPayoutDialog({ subject, open, onClose, onExited }: LazyDialogProps<Payout>) {
  const id = useId();
  const { payment, account } = subject;
  const hindrance = useHindrance(subject);
  const { register, handleSubmit, formState } = useForm({ resolver, defaultValues: { reference: '' } });
  const [send, busy] = useOneAtATime(async ({ reference }: PaidOutBody) => {
    if (!open || hindrance !== null) return;
    const done = paymentsText.paidOutDone(payment.sellerName);
    const isDone = await tellPaymentAct(() => payOut(payment.id, reference, maskedAccount(account)), done);
    if (isDone) onClose();
  });
  // What one's own note has changed is no hindrance to it.
  const told = open && !busy ? hindrance : null;
  return (
    <DialogForm
      open={open}
      onClose={onClose}
      onExited={onExited}
      labelledBy={id}
      maxWidth="xs"
      busy={busy}
      onSubmit={(event) => void handleSubmit(send)(event)}
      closeWord={dialogText.cancel}
      submit={
        <SubmitButton busy={busy} disabled={told !== null}>
          {paymentsText.paidOut}
        </SubmitButton>
      }
    >
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere', flexShrink: 0 }}>
        {paymentsText.paidOutTitle(paymentSum(payment), payment.sellerName)}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, typography: 'body2' }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {paymentsText.paidOutMeans}
        </Typography>
        <PaymentAccount account={{ status: 'ready', data: account }} seller={payment.sellerName} />
        {told !== null && (
          <Typography role="alert" variant="body2" sx={warning}>
            {told}
          </Typography>
        )}
        <TextField
          label={paymentsText.reference}
          autoComplete="off"
          hint={paymentsText.referenceHint}
          error={formState.errors.reference?.message}
          {...register('reference')}
        />
      </DialogContent>
    </DialogForm>
  );
}
