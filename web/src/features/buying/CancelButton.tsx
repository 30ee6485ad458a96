import { MESSAGES } from '@bns/domain';
import Button from '@mui/material/Button';
import { faultWords } from '../../api/faultWords.ts';
import type { OrderRow } from '../../live/lists.ts';
import { cancelBooking } from '../../live/writes.ts';
import { ordersText } from '../../texts/orders.ts';
import { notify } from '../../ui/notify.ts';
import type { Question } from '../../ui/useQuestion.tsx';

type CancelButtonProps = {
  order: OrderRow;
  /** The page's question: the button leaves with the state that it ends. */
  ask: (question: Question) => void;
};

/** Cancels an open booking after asking; it can be booked again. */
export function CancelButton({ order, ask }: CancelButtonProps) {
  if (order.status !== 'booked') return null;
  const askCancel = () =>
    ask({
      title: ordersText.cancelTitle(order.title),
      text: ordersText.cancelText,
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
