import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import card from '../../ui/card.module.css';

const LINES = 8;

/** Lines of a list that are still on their way. */
export function LineSkeletons({ label, lines = LINES }: { label: string; lines?: number }) {
  return (
    <Box role="status" aria-label={label} className={card.frame}>
      {Array.from({ length: lines }, (_, at) => (
        <Box key={at} sx={{ display: 'flex', gap: 1.5, px: 2.5, py: 1.5 }}>
          <Skeleton variant="circular" width={36} height={36} sx={{ flexShrink: 0 }} />
          <Box sx={{ flex: 1 }}>
            <Skeleton width="70%" />
            <Skeleton width="40%" />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
