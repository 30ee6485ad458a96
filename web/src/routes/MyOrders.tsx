import { EMPTY, NOTICE } from '@bns/domain';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { OrderState } from '../features/buying/OrderState.tsx';
import { PayButton } from '../features/buying/PayButton.tsx';
import { ListHeading } from '../features/catalogue/ListHeading.tsx';
import { EAGER_CARDS, PhoneList } from '../features/catalogue/PhoneList.tsx';
import { ReportDesk, useReport } from '../features/moderation/ReportDesk.tsx';
import { type OrderRow, useMyOrders } from '../live/lists.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PhoneCard } from '../ui/PhoneCard.tsx';

const empty = (
  <EmptyState
    art="orders"
    title={EMPTY.orders}
    hint="A phone that you book stands here, with the seller's number."
    action={
      <Button component={Link} to={paths.allProducts} variant="contained">
        All Products
      </Button>
    }
  />
);

/** A booking: the phone as it was agreed on, and how the booking stands. */
function OrderCard({ order, eager }: { order: OrderRow; eager: boolean }) {
  const report = useReport(order);
  return (
    <PhoneCard
      phone={order}
      priceNote={NOTICE.agreedPrice}
      eager={eager}
      onReport={order.productGone === true ? undefined : report}
      actions={<PayButton order={order} />}
    >
      <OrderState order={order} />
    </PhoneCard>
  );
}

/** The person's bookings, live (spec §2). */
export default function MyOrders() {
  return (
    <ReportDesk>
      <ListHeading title="My Orders" />
      <PhoneList
        list={useMyOrders()}
        empty={empty}
        card={(order, at) => <OrderCard key={order.id} order={order} eager={at < EAGER_CARDS} />}
      />
    </ReportDesk>
  );
}
