import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { paymentText } from '../../texts/payment.ts';
import type { PaymentStep } from './paymentSteps.ts';
import { StepMark } from './StepMark.tsx';

type PaymentStepsProps = {
  steps: readonly PaymentStep[];
  /** Beside the first step: how long it still holds. */
  left: ReactNode;
};

/** A line from each step to the next; a step keeps its height when its words change. */
const rail = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  columnGap: 1.5,
  minHeight: 72,
  '&:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    left: 11,
    top: 28,
    bottom: 4,
    width: 2,
    borderRadius: 1,
    bgcolor: 'divider',
  },
  '&:last-of-type': { minHeight: 0 },
} as const;

/** The way of a payment, one below the other. */
export function PaymentSteps({ steps, left }: PaymentStepsProps) {
  return (
    <Box component="ol" aria-label={paymentText.stepsLabel} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {steps.map(({ name, state, text }, at) => (
        <Box key={at} component="li" aria-current={state === 'current' ? 'step' : undefined} sx={rail}>
          <StepMark state={state} />
          <Box sx={{ pb: 1.5, minWidth: 0 }}>
            <Typography
              sx={{
                fontWeight: state === 'waiting' ? 500 : 700,
                color: state === 'waiting' ? 'text.secondary' : 'text.primary',
                lineHeight: '24px',
              }}
            >
              {name}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {text}
            </Typography>
          </Box>
          {at === 0 && left}
        </Box>
      ))}
    </Box>
  );
}
