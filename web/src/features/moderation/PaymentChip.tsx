import { MONEY_PLACES, PAYMENT_WORDS, type PaymentReason } from '@bns/domain';
import Box from '@mui/material/Box';
import type { PaymentRow } from '../../live/payments.ts';
import { paymentsText } from '../../texts/payments.ts';

/** What waits for an admin is marigold, money that stays with us or its seller green, everything else quiet. */
function looksOf({ state, waits }: PaymentRow) {
  if (waits !== null) return { bgcolor: 'soft.marigold', color: 'soft.onMarigold' };
  const isGood = ['held', 'payoutDue', 'paidOut'].includes(MONEY_PLACES[state]);
  return isGood
    ? { bgcolor: 'soft.green', color: 'soft.onGreen' }
    : { bgcolor: 'sand', color: 'text.secondary' };
}

/** What waits for a decision says why: its state alone is that of others that wait for nobody. */
function wordsOf({ state, waits, reason }: PaymentRow): string {
  if (waits !== 'decide') return PAYMENT_WORDS[state];
  const words: Partial<Record<PaymentReason, string>> = paymentsText.waitsFor;
  return (reason === null ? undefined : words[reason]) ?? paymentsText.decide;
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
      {wordsOf(payment)}
    </Box>
  );
}
