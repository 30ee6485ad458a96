import { formatTk } from '@bns/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PaymentRow } from '../../live/payments.ts';
import { type PaymentViewer, paymentText } from '../../texts/payment.ts';
import card from '../../ui/card.module.css';
import { FocusKept } from '../../ui/FocusKept.tsx';
import { useIsBefore } from '../../ui/useSecondsUntil.ts';
import { type AdminActs, PaymentActs } from './PaymentActs.tsx';
import { PaymentReceipt } from './PaymentReceipt.tsx';
import { PaymentState } from './PaymentState.tsx';
import { isUnderWay, paymentSteps } from './paymentSteps.ts';
import { PaymentSteps } from './PaymentSteps.tsx';
import { TimeLeft } from './TimeLeft.tsx';

type PaymentSheetProps = {
  payment: PaymentRow;
  viewer: PaymentViewer;
  adminActs: AdminActs;
};

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;

/** A payment: how it stands, each of its steps, what one may do, and from the money on a receipt. */
export function PaymentSheet({ payment, viewer, adminActs }: PaymentSheetProps) {
  const isInTime = useIsBefore(payment.until);
  return (
    <FocusKept label={paymentText.heading}>
      <Box sx={payment.validatedAt === null ? { maxWidth: 680 } : columns}>
        <Box className={card.frame} sx={{ display: 'grid', gap: 2.5, p: { xs: 2.5, sm: 3 } }}>
          <div>
            <Typography component="h1" variant="h3">
              {paymentText.heading}
            </Typography>
            <Box
              component="strong"
              sx={{
                display: 'block',
                mt: 1,
                fontSize: '2.125rem',
                lineHeight: 1.15,
                fontWeight: 780,
                letterSpacing: '-0.02em',
              }}
            >
              {formatTk(payment.amount)}
            </Box>
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {paymentText.amountFor(payment.title)}
            </Typography>
          </div>
          <PaymentState payment={payment} viewer={viewer} isInTime={isInTime} />
          <PaymentSteps
            steps={paymentSteps(payment, viewer, isInTime)}
            left={isUnderWay(payment) && <TimeLeft until={payment.until} />}
          />
          <PaymentActs payment={payment} viewer={viewer} isInTime={isInTime} adminActs={adminActs} />
        </Box>
        {payment.validatedAt !== null && <PaymentReceipt payment={payment} />}
      </Box>
    </FocusKept>
  );
}
