import Skeleton from '@mui/material/Skeleton';
import Box from '@mui/material/Box';
import { categoriesText } from '../../texts/categoriesAdmin.ts';
import card from '../../ui/card.module.css';
import { CardGrid } from '../../ui/CardGrid.tsx';

const BRANDS = 12;

/** Brands that are still on their way. */
export function BrandSkeletons() {
  return (
    <CardGrid role="status" aria-label={categoriesText.loading}>
      {Array.from({ length: BRANDS }, (_, at) => (
        <Box
          key={at}
          className={card.frame}
          sx={{ flexDirection: 'row', alignItems: 'center', gap: 1.5, p: 1.5 }}
        >
          <Skeleton variant="rounded" width={72} height={54} sx={{ flexShrink: 0 }} />
          <Box sx={{ flex: 1 }}>
            <Skeleton width="60%" height={26} />
            <Skeleton width="80%" />
          </Box>
        </Box>
      ))}
    </CardGrid>
  );
}
