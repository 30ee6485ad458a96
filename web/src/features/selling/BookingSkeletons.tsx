import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { bookingsText } from '../../texts/bookings.ts';
import card from '../../ui/card.module.css';
import { CardGrid } from '../../ui/CardGrid.tsx';

const PLACES = [0, 1, 2, 3, 4, 5];

/** Bookings that are still on their way, as high as they will be. */
export function BookingSkeletons() {
  return (
    <CardGrid role="status" aria-label={bookingsText.loading}>
      {PLACES.map((place) => (
        <Box key={place} className={card.frame} sx={{ gap: 1.5, p: 2.5 }}>
          <Box sx={{ display: 'flex', gap: 1.5 }}>
            <Skeleton variant="rounded" width={88} height={66} />
            <Skeleton sx={{ flex: 1 }} />
          </Box>
          <Skeleton height={72} />
          <Skeleton width="70%" height={44} />
          <Skeleton variant="rounded" height={40} />
          <Skeleton variant="rounded" height={44} />
        </Box>
      ))}
    </CardGrid>
  );
}
