import { NOTICE } from '@bns/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import type { LiveList } from '../../live/lists.ts';
import type { PaymentRow } from '../../live/payments.ts';
import { paymentsText } from '../../texts/payments.ts';
import look from '../../ui/card.module.css';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';
import type { Question } from '../../ui/useQuestion.tsx';
import { LineSkeletons } from './LineSkeletons.tsx';
import { PaymentCount } from './PaymentCount.tsx';
import { useNewcomers } from './useNewcomers.ts';

export type WaitingPaymentProps = {
  payment: PaymentRow;
  /** It has come while people looked. */
  isNew: boolean;
  /** The page's question: a payment leaves its list before the call has answered. */
  ask: (question: Question) => void;
};

type PaymentsWaitingProps = {
  title: string;
  hint: string;
  /** What there is to say where nothing waits. */
  none: string;
  list: LiveList<PaymentRow>;
  /** Whether they wait for an admin. */
  loud?: boolean;
  card: (payment: PaymentRow, isNew: boolean) => ReactNode;
};

/** One of the lists of payments, with how many there are; live, in pages. */
export function PaymentsWaiting({ title, hint, none, list, card, loud = true }: PaymentsWaitingProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <div>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
          <Typography id={id} component="h2" variant="h3">
            {title}
          </Typography>
          <PaymentCount list={list} loud={loud} />
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {hint}
        </Typography>
      </div>
      <Rows none={none} list={list} card={card} />
    </Box>
  );
}

function Rows({ none, list, card }: Pick<PaymentsWaitingProps, 'none' | 'list' | 'card'>) {
  const isNew = useNewcomers(list);
  if (list.status === 'loading') return <LineSkeletons label={paymentsText.loading} lines={2} />;
  if (list.status === 'error') return <ErrorPanel title={NOTICE.listFailed} onRetry={list.retry} />;
  if (list.rows.length === 0) {
    return (
      <Typography variant="body2" className={look.frame} sx={{ p: 2.5, color: 'text.secondary' }}>
        {none}
      </Typography>
    );
  }
  return (
    <Box aria-busy={list.loadingMore}>
      <Box className={look.frame}>{list.rows.map((payment) => card(payment, isNew(payment.id)))}</Box>
      <ShowMore list={list} />
    </Box>
  );
}
