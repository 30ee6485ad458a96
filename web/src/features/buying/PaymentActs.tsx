import { mayStillTake } from '@bns/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import type { PaymentRow } from '../../live/payments.ts';
import { type PaymentViewer, paymentText } from '../../texts/payment.ts';
import { CheckAgain } from './CheckAgain.tsx';
import { isLost } from './paymentSteps.ts';
import { Refusal } from './Refusal.tsx';
import { StartPayButton } from './StartPayButton.tsx';
import { useStartPayment } from './useStartPayment.ts';

/** What an admin who neither buys nor sells may do besides. */
export type AdminActs = (payment: PaymentRow) => ReactNode;

type PaymentActsProps = {
  payment: PaymentRow;
  viewer: PaymentViewer;
  /** Whether the phone is still reserved for it. */
  isInTime: boolean;
  adminActs: AdminActs;
};

/** Leads back to the payment service; what it was refused for goes with it. */
function ContinuePaying({ orderId }: { orderId: string }) {
  const starting = useStartPayment(orderId);
  return (
    <>
      <StartPayButton payment={starting}>{paymentText.continuePaying}</StartPayButton>
      <Refusal>{starting.refusal}</Refusal>
    </>
  );
}

/** What one may do about a payment: pay, have it looked at, try again, go back. */
export function PaymentActs({ payment, viewer, isInTime, adminActs }: PaymentActsProps) {
  const isBuyer = viewer === 'buyer';
  const isSeller = viewer === 'seller';
  const isRefundAsked = payment.state === 'refundDue' && payment.refundRef !== null;
  const mayCheck = !isSeller && (mayStillTake(payment.state) || isRefundAsked);
  const toOrder = { component: Link, to: paths.order(payment.productId) } as const;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 1 }}>
      {isBuyer && payment.state === 'open' && isInTime && <ContinuePaying orderId={payment.orderId} />}
      {isBuyer && isLost(payment) && (
        <Button {...toOrder} variant="contained">
          {paymentText.tryAgain}
        </Button>
      )}
      {isBuyer && !isLost(payment) && (
        <Button {...toOrder} variant="outlined">
          {paymentText.toMyBooking}
        </Button>
      )}
      {!isBuyer && (
        <Button component={Link} to={isSeller ? paths.bookings : paths.payments} variant="outlined">
          {isSeller ? paymentText.toBookings : paymentText.toPayments}
        </Button>
      )}
      {viewer === 'admin' && adminActs(payment)}
      {mayCheck && <CheckAgain payment={payment} />}
    </Box>
  );
}
