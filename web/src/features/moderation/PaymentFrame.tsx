import { PAYMENT_NOTICE, PAYMENT_REASON_WORDS } from '@bns/domain';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import type { PaymentRow } from '../../live/payments.ts';
import { useSession } from '../../live/session.ts';
import { paymentsText } from '../../texts/payments.ts';
import { ChangeTint } from '../../ui/ChangeTint.tsx';
import { momentWithYear } from './momentWithYear.ts';
import { paymentSum } from './paymentSum.ts';

type PaymentFrameProps = {
  payment: PaymentRow;
  /** It has come while people looked. */
  isNew: boolean;
  children?: ReactNode;
  /** Buttons, at its end; none where the admin himself buys or sells. */
  acts: ReactNode;
};

const frame = {
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
  alignItems: 'center',
  columnGap: 3,
  rowGap: 1.5,
  px: { xs: 2, sm: 2.5 },
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
  overflowWrap: 'anywhere',
} as const;
const head = { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 } as const;
const buttons = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  justifyContent: { md: 'end' },
  '& > *': { flex: { xs: '1 1 auto', md: '0 0 auto' } },
} as const;

/** A payment that waits for an admin: how much, for which phone, between whom, why, and what he may do. */
export function PaymentFrame({ payment, isNew, children, acts }: PaymentFrameProps) {
  const id = useId();
  const session = useSession();
  const { title, buyerId, buyerName, sellerId, sellerName, reason, updatedAt, refundAskedAt } = payment;
  const isOwn = session.status === 'signedIn' && [buyerId, sellerId].includes(session.person.uid);
  return (
    <Box component="article" aria-labelledby={id} sx={frame}>
      <ChangeTint of={`${payment.state} ${reason} ${refundAskedAt?.getTime()}`} fresh={isNew} />
      <Box sx={{ display: 'grid', gap: 0.25, minWidth: 0, typography: 'body2' }}>
        <Box sx={head}>
          <Box component="strong" sx={{ typography: 'h3', fontWeight: 750 }}>
            {paymentSum(payment)}
          </Box>
          <Typography id={id} component="h3" variant="body1" sx={{ fontWeight: 650 }}>
            <Link component={RouterLink} to={paths.payment(payment.id)} underline="hover">
              {title}
            </Link>
          </Typography>
        </Box>
        <span>
          {paymentsText.of(buyerName, sellerName)}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {` · ${paymentsText.since(momentWithYear(updatedAt))}`}
          </Box>
        </span>
        {reason !== null && <Box sx={{ fontWeight: 650 }}>{PAYMENT_REASON_WORDS[reason]}</Box>}
        {children}
        {isOwn && <Box sx={{ color: 'text.secondary' }}>{PAYMENT_NOTICE.ownPayment}</Box>}
      </Box>
      {!isOwn && <Box sx={buttons}>{acts}</Box>}
    </Box>
  );
}
