import Box from '@mui/material/Box';
import { paymentText } from '../../texts/payment.ts';
import { useSecondsUntil } from '../../ui/useSecondsUntil.ts';

/** '14:07 left', counting down; a screen reader has the time itself beside it. */
export function TimeLeft({ until }: { until: Date | null }) {
  const seconds = useSecondsUntil(until);
  if (seconds === 0) return null;
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <Box
      aria-hidden
      sx={{
        alignSelf: 'start',
        minWidth: '9ch',
        px: 1,
        borderRadius: '8px',
        textAlign: 'center',
        typography: 'caption',
        lineHeight: '24px',
        fontWeight: 700,
        bgcolor: 'soft.marigold',
        color: 'soft.onMarigold',
        whiteSpace: 'nowrap',
      }}
    >
      {paymentText.left(clock)}
    </Box>
  );
}
