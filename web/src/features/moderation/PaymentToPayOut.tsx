import Button from '@mui/material/Button';
import { type PaymentRow, type PayoutAccountRow, usePayoutAccount } from '../../live/payments.ts';
import { paymentsText } from '../../texts/payments.ts';
import { PaymentAccount } from './PaymentAccount.tsx';
import { PaymentFrame } from './PaymentFrame.tsx';

/** What the payout is about. */
export type Payout = { payment: PaymentRow; account: PayoutAccountRow };
type PaymentToPayOutProps = {
  payment: PaymentRow;
  isNew: boolean;
  /** Opens the dialog that asks for the reference. */
  payOut: (payout: Payout) => void;
};

/** Money that is due to a seller, with the account that it goes to, live. */
export function PaymentToPayOut({ payment, isNew, payOut }: PaymentToPayOutProps) {
  const account = usePayoutAccount(payment.sellerId);
  const acts = account.status === 'ready' && (
    <Button variant="contained" onClick={() => payOut({ payment, account: account.data })}>
      {paymentsText.paidOut}
    </Button>
  );
  return (
    <PaymentFrame payment={payment} isNew={isNew} acts={acts}>
      <PaymentAccount account={account} seller={payment.sellerName} />
    </PaymentFrame>
  );
}
