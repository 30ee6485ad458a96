import { CONTACT_STATUSES } from '@bns/domain';
import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import type { LiveList, OrderRow } from '../../live/lists.ts';
import { type PaymentRow, usePaymentsOfOrder } from '../../live/payments.ts';
import { ordersText } from '../../texts/orders.ts';
import card from '../../ui/card.module.css';
import { FocusKept } from '../../ui/FocusKept.tsx';
import { LargePhoto } from '../../ui/LargePhoto.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { PhoneName } from '../../ui/PhoneName.tsx';
import { PhotoDesk } from '../../ui/PhotoDesk.tsx';
import { SellerLine } from '../../ui/SellerLine.tsx';
import { useQuestion } from '../../ui/useQuestion.tsx';
import { AgreedPrice } from './AgreedPrice.tsx';
import { BookAgain } from './BookAgain.tsx';
import { CancelButton } from './CancelButton.tsx';
import { isMoneyHeld } from './isMoneyHeld.ts';
import { OrderMoney } from './OrderMoney.tsx';
import { OrderState } from './OrderState.tsx';
import { OrderPayment } from './OrderPayment.tsx';
import { ReceiptQuestion } from './ReceiptQuestion.tsx';
import { SellerNumber } from './SellerNumber.tsx';
import { WaysToPay } from './WaysToPay.tsx';

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' },
} as const;

/** Beside the facts the picture is as high as they are, however high it is by itself. */
const wholeHeight = {
  height: { lg: 0 },
  minHeight: { lg: 'max(100%, 320px)' },
  '&& > *': { height: '100%', aspectRatio: { lg: 'auto' } },
} as const;

const wholeRow = {
  display: 'grid',
  gap: 2,
  gridColumn: '1 / -1',
  p: { xs: 2.5, sm: 3 },
  borderTop: 1,
  borderColor: 'divider',
  minWidth: 0,
} as const;

/** A booking with its phone, agreed price, place, seller and the ways to pay. */
export function OrderSheet({ order }: { order: OrderRow }) {
  const [ask, question] = useQuestion();
  const attempts = usePaymentsOfOrder(order.id);
  const over = order.status === 'booked' && order.productGone === true;
  const open = CONTACT_STATUSES.includes(order.status) && !over;
  const isPayable = order.status === 'booked' && open && !isMoneyHeld(attempts);
  return (
    <>
      <PageHead title={order.title} />
      <Button
        component={Link}
        to={paths.myOrders}
        startIcon={<ArrowBack aria-hidden />}
        sx={{ ml: -2, mb: 1 }}
      >
        {ordersText.heading}
      </Button>
      <FocusKept label={ordersText.one}>
        <PhotoDesk>
          <Box component="article" aria-labelledby="order-title" className={card.frame} sx={columns}>
            <Box sx={wholeHeight}>
              <LargePhoto src={order.image} title={order.title} eager />
            </Box>
            <Box sx={{ display: 'grid', alignContent: 'start', gap: 2, p: { xs: 2.5, sm: 3 }, minWidth: 0 }}>
              <div>
                <Typography variant="caption" component="p" sx={{ color: 'text.secondary', fontWeight: 600 }}>
                  {order.categoryName}
                </Typography>
                <Typography id="order-title" component="h1" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
                  <PhoneName
                    title={order.title}
                    phoneId={order.productGone === true ? undefined : order.productId}
                  />
                </Typography>
              </div>
              <AgreedPrice order={order} />
              <div>
                <OrderState order={order} />
                <OrderMoney attempts={attempts} tranId={order.tranId} isPayable={isPayable} />
              </div>
              <ReceiptQuestion order={order} ask={ask} />
              {order.status === 'cancelled' && <BookAgain productId={order.productId} />}
              <div>
                <SellerLine name={order.sellerName} verified={order.sellerVerified} />
                {open && <SellerNumber productId={order.productId} sellerName={order.sellerName} />}
              </div>
              <OrderPayment order={order} />
            </Box>
            {order.status === 'booked' && (
              <Box sx={wholeRow}>
                {isPayable && <WaysAfterMoney order={order} attempts={attempts} />}
                <Box sx={{ justifySelf: 'start' }}>
                  <CancelButton order={order} ask={ask} attempts={attempts} />
                </Box>
              </Box>
            )}
          </Box>
        </PhotoDesk>
      </FocusKept>
      {question}
    </>
  );
}

/** The ways to pay, once it is known that no money is there already. */
function WaysAfterMoney({ order, attempts }: { order: OrderRow; attempts: LiveList<PaymentRow> }) {
  switch (attempts.status) {
    case 'loading':
      return <Skeleton role="status" aria-label={ordersText.loading} variant="rounded" height={260} />;
    case 'error':
      return null;
    case 'ready':
      return <WaysToPay order={order} />;
  }
}
