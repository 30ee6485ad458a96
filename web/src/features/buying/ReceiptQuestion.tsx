import { MESSAGES } from '@bns/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { faultWords } from '../../api/faultWords.ts';
import { receiveOrder } from '../../api/orders.ts';
import { orderReceipt } from '../../live/orderReceipt.ts';
import type { OrderRow } from '../../live/lists.ts';
import { ordersText } from '../../texts/orders.ts';
import { notify } from '../../ui/notify.ts';
import { singleClick } from '../../ui/singleClick.ts';
import { useOneAtATime } from '../../ui/useOneAtATime.ts';
import type { Question } from '../../ui/useQuestion.tsx';

type ReceiptQuestionProps = {
  order: OrderRow;
  /** The page's question: the buttons leave with the state that they end. */
  ask: (question: Question) => void;
};

/** What hangs on the answer. */
function hint({ status, tranId }: OrderRow): string {
  if (status === 'paid') return ordersText.gotItPaidHint;
  return tranId === undefined ? ordersText.gotItHint : ordersText.gotItSaidHint;
}

/**
 * "Did you get the phone?", asked of whom a phone was sold to in person, or who has paid for it online (architecture
 * "Money"). A no asks once more, because an admin looks into it; it can be taken back. So does a yes that gives the seller
 * his money; it cannot.
 */
export function ReceiptQuestion({ order, ask }: ReceiptQuestionProps) {
  const id = useId();
  const [answer, busy] = useOneAtATime(async (received: boolean) => {
    try {
      await receiveOrder(order.id, received);
      const thanks = order.tranId === undefined ? ordersText.thanks : ordersText.thanksPaid;
      notify.success(received ? thanks : ordersText.lookInto);
    } catch (fault) {
      notify.error(faultWords(fault, MESSAGES.wrong));
    }
  });
  const askYes = () =>
    ask({
      title: ordersText.yesTitle,
      text: ordersText.yesText,
      verb: ordersText.yes,
      cancelWord: ordersText.notYet,
      act: () => answer(true),
    });
  const sayYes = order.tranId === undefined ? () => void answer(true) : askYes;
  const receipt = orderReceipt(order);
  if (receipt === 'missing') {
    return (
      <Button variant="outlined" aria-busy={busy} onClick={singleClick(sayYes)}>
        {ordersText.gotItAfterAll}
      </Button>
    );
  }
  if (receipt !== 'open') return null;

  const askNo = () =>
    ask({
      title: ordersText.noTitle,
      text: ordersText.noText,
      verb: ordersText.no,
      danger: true,
      act: () => answer(false),
    });
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 1 }}>
      <div>
        <Typography id={id} sx={{ fontWeight: 700 }}>
          {ordersText.gotIt}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {hint(order)}
        </Typography>
      </div>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button variant="contained" aria-busy={busy} onClick={singleClick(sayYes)}>
          {ordersText.yes}
        </Button>
        <Button variant="outlined" onClick={askNo}>
          {ordersText.no}
        </Button>
      </Box>
    </Box>
  );
}
