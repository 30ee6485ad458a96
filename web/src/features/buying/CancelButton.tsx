import { isWaiting, MESSAGES } from '@bns/domain';
import Button from '@mui/material/Button';
import { faultWords } from '../../api/faultWords.ts';
import type { LiveList, OrderRow } from '../../live/lists.ts';
import type { PaymentRow } from '../../live/payments.ts';
import { cancelBooking } from '../../live/writes.ts';
import { ordersText } from '../../texts/orders.ts';
import { notify } from '../../ui/notify.ts';
import type { Question } from '../../ui/useQuestion.tsx';

type CancelButtonProps = {
  order: OrderRow;
  /** The page's question: the button leaves with the state that it ends. */
  ask: (question: Question) => void;
  /** The attempts to pay for it, where the page has them: a list of orders does not ask for those of each. */
  attempts?: LiveList<PaymentRow>;
};

/** What becomes of a payment that is under way. */
function moneyWords(attempts: CancelButtonProps['attempts']): string {
  if (attempts?.status !== 'ready') return ordersText.cancelMaybePaying;
  return attempts.rows.some(({ state }) => state === 'review' || isWaiting(state))
    ? ordersText.cancelPaying
    : '';
}

/** Cancels an open booking after asking; it can be booked again. */
export function CancelButton({ order, ask, attempts }: CancelButtonProps) {
  if (order.status !== 'booked') return null;
  const askCancel = () =>
    ask({
      title: ordersText.cancelTitle(order.title),
      text: `${ordersText.cancelText} ${moneyWords(attempts)}`.trim(),
      verb: ordersText.cancel,
      cancelWord: ordersText.keep,
      danger: true,
      act: () => cancel(order),
    });
  return (
    <Button variant="outlined" color="error" onClick={askCancel}>
      {ordersText.cancel}
    </Button>
  );
}

async function cancel({ productId, buyerId }: OrderRow): Promise<void> {
  try {
    const changed = await cancelBooking(productId, { uid: buyerId });
    if (changed) notify.success(ordersText.cancelDone);
    else notify.error(ordersText.cancelAlready);
  } catch (fault) {
    notify.error(faultWords(fault, MESSAGES.worng));
  }
}
