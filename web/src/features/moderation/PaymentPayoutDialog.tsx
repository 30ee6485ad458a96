import { type PaidOutBody, paidOutBody } from '@bns/domain';
import { yupResolver } from '@hookform/resolvers/yup';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { payOut } from '../../api/payments.ts';
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

/** Notes that a seller has got his money, with the reference of the transfer. */
export function PaymentPayoutDialog({ subject, open, onClose, onExited }: LazyDialogProps<Payout>) {
  const id = useId();
  const { payment, account } = subject;
  const { register, handleSubmit, formState } = useForm({ resolver, defaultValues: { reference: '' } });
  const [send, busy] = useOneAtATime(async ({ reference }: PaidOutBody) => {
    if (!open) return;
    const done = paymentsText.paidOutDone(payment.sellerName);
    if (await tellPaymentAct(() => payOut(payment.id, reference), done)) onClose();
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
