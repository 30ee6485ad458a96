import { PAYMENT_NOTICE, TRAN_ID } from '@bns/domain';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { type PaymentRow, usePayment } from '../../live/payments.ts';
import { useSession } from '../../live/session.ts';
import { type PaymentViewer, paymentText } from '../../texts/payment.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import text from '../../ui/text.module.css';
import type { AdminActs } from './PaymentActs.tsx';
import { PaymentSheet } from './PaymentSheet.tsx';

type PaymentPageProps = {
  tranId: string;
  /** What an admin who neither buys nor sells may do about it. */
  adminActs: AdminActs;
};

/** One payment, live, for its buyer, the phone's seller and admins: nobody else may read it. */
export function PaymentPage({ tranId, adminActs }: PaymentPageProps) {
  return (
    <>
      <PageHead title={paymentText.heading} />
      {TRAN_ID.test(tranId) ? <LivePayment tranId={tranId} adminActs={adminActs} /> : <NoPayment />}
    </>
  );
}

const hiddenHeading = <h1 className={text.hidden}>{paymentText.heading}</h1>;

function LivePayment({ tranId, adminActs }: PaymentPageProps) {
  const payment = usePayment(tranId);
  const session = useSession();
  const uid = session.status === 'signedIn' ? session.person.uid : '';
  switch (payment.status) {
    case 'loading':
      return (
        <>
          {hiddenHeading}
          <Skeleton role="status" aria-label={paymentText.loading} variant="rounded" height={520} />
        </>
      );
    case 'error':
      return (
        <>
          {hiddenHeading}
          <ErrorPanel title={paymentText.failed} onRetry={payment.retry} />
        </>
      );
    case 'missing':
      return <NoPayment />;
    case 'ready':
      return (
        <PaymentSheet payment={payment.data} viewer={viewerOf(payment.data, uid)} adminActs={adminActs} />
      );
  }
}

function viewerOf({ buyerId, sellerId }: PaymentRow, uid: string): PaymentViewer {
  if (uid === buyerId) return 'buyer';
  return uid === sellerId ? 'seller' : 'admin';
}

function NoPayment() {
  return (
    <>
      {hiddenHeading}
      <EmptyState
        art="orders"
        title={PAYMENT_NOTICE.noSuchPayment}
        hint={paymentText.missingHint}
        action={
          <Button component={Link} to={paths.myOrders} variant="contained">
            {paymentText.myOrders}
          </Button>
        }
      />
    </>
  );
}
