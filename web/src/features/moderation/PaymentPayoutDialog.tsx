import { maskedAccount, type PaidOutBody, paidOutBody } from '@bns/domain';
import { yupResolver } from '@hookform/resolvers/yup';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { payOut } from '../../api/payments.ts';
import { type PayoutAccountRow, usePayoutAccount } from '../../live/payments.ts';
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

/** The account as it was looked at, until one is to look again: then the one that has come meanwhile, or comes next. */
function useAccount({ payment, account }: Payout): [account: PayoutAccountRow, lookAgain: () => void] {
  const [looked, setLooked] = useState(account);
  const [isOld, setIsOld] = useState(false);
  const current = usePayoutAccount(payment.sellerId);
  if (isOld && current.status === 'ready' && maskedAccount(current.data) !== maskedAccount(looked)) {
    setLooked(current.data);
    setIsOld(false);
  }
  return [looked, () => setIsOld(true)];
}

/**
 * Notes that a seller has got his money, with the reference of the transfer. Where the seller has changed his account since
 * the one that is shown, that is refused, and the new one is shown.
 */
export function PaymentPayoutDialog({ subject, open, onClose, onExited }: LazyDialogProps<Payout>) {
  const id = useId();
  const { payment } = subject;
  const [account, lookAgain] = useAccount(subject);
  const { register, handleSubmit, formState } = useForm({ resolver, defaultValues: { reference: '' } });
  const [send, busy] = useOneAtATime(async ({ reference }: PaidOutBody) => {
    if (!open) return;
    const done = paymentsText.paidOutDone(payment.sellerName);
    const isDone = await tellPaymentAct(() => payOut(payment.id, reference, maskedAccount(account)), done);
    if (isDone) onClose();
    else lookAgain();
  });
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
      submit={<SubmitButton busy={busy}>{paymentsText.paidOut}</SubmitButton>}
    >
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere', flexShrink: 0 }}>
        {paymentsText.paidOutTitle(paymentSum(payment), payment.sellerName)}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, typography: 'body2' }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {paymentsText.paidOutMeans}
        </Typography>
        <PaymentAccount account={{ status: 'ready', data: account }} seller={payment.sellerName} />
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
