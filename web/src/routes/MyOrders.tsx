import { EMPTY, NOTICE } from '@bns/domain';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { CancelButton } from '../features/buying/CancelButton.tsx';
import { OrderState } from '../features/buying/OrderState.tsx';
import { PayButton } from '../features/buying/PayButton.tsx';
import { ReceiptQuestion } from '../features/buying/ReceiptQuestion.tsx';
import { ListHeading } from '../features/catalogue/ListHeading.tsx';
import { EAGER_CARDS, PhoneList } from '../features/catalogue/PhoneList.tsx';
import { ReportDesk, useReport } from '../features/moderation/ReportDesk.tsx';
import { type OrderRow, useMyOrders } from '../live/lists.ts';
import { ordersText } from '../texts/orders.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FocusKept } from '../ui/FocusKept.tsx';
import { PhoneCard } from '../ui/PhoneCard.tsx';
import { type Question, useQuestion } from '../ui/useQuestion.tsx';

const empty = (
  <EmptyState
    art="orders"
    title={EMPTY.orders}
    hint={ordersText.emptyHint}
    action={
      <Button component={Link} to={paths.allProducts} variant="contained">
        {ordersText.allProducts}
      </Button>
    }
  />
);

type OrderCardProps = { order: OrderRow; eager: boolean; ask: (question: Question) => void };

/** A booking: the phone as it was agreed on, and how the booking stands. */
function OrderCard({ order, eager, ask }: OrderCardProps) {
  const report = useReport(order);
  const gone = order.productGone === true;
  return (
    <PhoneCard
      phone={order}
      phoneId={gone ? undefined : order.productId}
      priceNote={NOTICE.agreedPrice}
      eager={eager}
      onReport={gone ? undefined : report}
      actions={
        <>
          <PayButton order={order} />
          <CancelButton order={order} ask={ask} />
        </>
      }
    >
      <OrderState order={order} />
      <ReceiptQuestion order={order} ask={ask} />
    </PhoneCard>
  );
}

/** The person's bookings, live (spec §2). */
export default function MyOrders() {
  const [ask, question] = useQuestion();
  return (
    <ReportDesk>
      <ListHeading title={ordersText.heading} />
      <FocusKept label={ordersText.heading}>
        <PhoneList
          list={useMyOrders()}
          empty={empty}
          card={(order, at) => <OrderCard key={order.id} order={order} eager={at < EAGER_CARDS} ask={ask} />}
        />
      </FocusKept>
      {question}
    </ReportDesk>
  );
}
