import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { peopleText } from '../../texts/people.ts';
import card from '../../ui/card.module.css';
import { CardGrid } from '../../ui/CardGrid.tsx';

function PersonSkeleton() {
  return (
    <Box className={card.frame} sx={{ gap: 2, p: 2.5 }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <Skeleton variant="circular" width={56} height={56} sx={{ flexShrink: 0 }} />
        <Box sx={{ flex: 1 }}>
          <Skeleton height={26} width="60%" />
          <Skeleton width="85%" />
        </Box>
      </Box>
      <Skeleton width="55%" height={24} />
      <Skeleton variant="rounded" height={44} />
    </Box>
  );
}

/** People's cards that are still on their way. */
export function PersonSkeletons() {
  return (
    <CardGrid role="status" aria-label={peopleText.loading}>
      {Array.from({ length: 6 }, (_, at) => (
        <PersonSkeleton key={at} />
      ))}
    </CardGrid>
  );
}
