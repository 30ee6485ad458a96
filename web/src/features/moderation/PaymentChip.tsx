import { MONEY_PLACES, PAYMENT_WORDS } from '@bns/domain';
import Box from '@mui/material/Box';
import type { PaymentRow } from '../../live/payments.ts';

/** What waits for an admin is marigold, money that stays with us or its seller green, everything else quiet. */
function looksOf({ state, waits }: PaymentRow) {
  if (waits !== null) return { bgcolor: 'soft.marigold', color: 'soft.onMarigold' };
  const isGood = ['held', 'payoutDue', 'paidOut'].includes(MONEY_PLACES[state]);
  return isGood
    ? { bgcolor: 'soft.green', color: 'soft.onGreen' }
    : { bgcolor: 'sand', color: 'text.secondary' };
}

/** How a payment stands, in a word or two. */
export function PaymentChip({ payment }: { payment: PaymentRow }) {
  return (
    <Box
      component="span"
      sx={{
        ...looksOf(payment),
        justifySelf: 'start',
        px: 1.25,
        py: 0.25,
        borderRadius: 99,
        typography: 'caption',
        fontWeight: 700,
      }}
    >
      {PAYMENT_WORDS[payment.state]}
    </Box>
  );
}
