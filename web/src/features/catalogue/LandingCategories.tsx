import { type CategoryAnswer, LANDING_CATEGORIES, type LandingAnswer } from '@bns/domain';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { Answer } from '../../api/keptAnswer.ts';
import { paths } from '../../app/paths.ts';
import { landingText } from '../../texts/landing.ts';
import { cardFrame } from '../../ui/cardFrame.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { Picture } from '../../ui/Picture.tsx';

const tiles = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(3, minmax(0, 1fr))',
    lg: 'repeat(6, minmax(0, 1fr))',
  },
} as const;

function Tile({ category: { _id, categoryName, image } }: { category: CategoryAnswer }) {
  return (
    <Box
      component={Link}
      to={paths.category(_id)}
      sx={{
        ...cardFrame,
        color: 'text.primary',
        textDecoration: 'none',
        '&:hover': { borderColor: 'primary.main' },
        '&:focus-visible': { borderRadius: '16px' },
      }}
    >
      <Picture src={image} alt="" />
      <Box component="span" sx={{ p: 1.5, fontWeight: 650, textAlign: 'center' }}>
        {categoryName}
      </Box>
    </Box>
  );
}

function Tiles({ answer, onRetry }: { answer: Answer<LandingAnswer>; onRetry: () => void }) {
  if (answer.state === 'failed') return <ErrorPanel title={landingText.failed} onRetry={onRetry} />;
  if (answer.state === 'loading') {
    return (
      <Box sx={tiles} role="status" aria-label={landingText.loading}>
        {Array.from({ length: LANDING_CATEGORIES }, (_, at) => (
          <Box key={at} sx={cardFrame}>
            <Skeleton variant="rectangular" sx={{ aspectRatio: '4 / 3', height: 'auto' }} />
            <Skeleton width="50%" sx={{ my: 1.5, mx: 'auto', lineHeight: 1.55, fontSize: '1.0625rem' }} />
          </Box>
        ))}
      </Box>
    );
  }
  return (
    <Box sx={tiles}>
      {answer.data.categories.slice(0, LANDING_CATEGORIES).map((category) => (
        <Tile key={category._id} category={category} />
      ))}
    </Box>
  );
}

/** The first 6 brands by name, each the way to its phones (spec §2). */
export function LandingCategories(props: { answer: Answer<LandingAnswer>; onRetry: () => void }) {
  return (
    <Box component="section" aria-labelledby="categories">
      <Typography id="categories" variant="h2" sx={{ mb: 3 }}>
        {landingText.categories}
      </Typography>
      <Tiles {...props} />
    </Box>
  );
}
