import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { shellText } from '../texts/shell.ts';
import { CardGrid } from './CardGrid.tsx';
import { cardFrame } from './cardFrame.ts';

/** A phone card before its data: the same frame, so that nothing jumps when the phone comes. */
function CardSkeleton() {
  return (
    <Box sx={cardFrame}>
      <Skeleton variant="rectangular" sx={{ aspectRatio: '4 / 3', height: 'auto' }} />
      <Box sx={{ p: 2.5 }}>
        <Skeleton height={28} width="80%" />
        <Skeleton height={40} width="55%" />
        <Skeleton width="65%" />
        <Skeleton height={72} />
        <Skeleton height={56} />
      </Box>
    </Box>
  );
}

/** `count` cards that are still on their way. */
export function CardSkeletons({ count }: { count: number }) {
  return (
    <CardGrid role="status" aria-label={shellText.loading}>
      {Array.from({ length: count }, (_, at) => (
        <CardSkeleton key={at} />
      ))}
    </CardGrid>
  );
}
