import { LANDING_ADVERTISED, type LandingAnswer, type ProductAnswer } from '@bns/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Answer } from '../../api/keptAnswer.ts';
import { paths } from '../../app/paths.ts';
import { landingText } from '../../texts/landing.ts';
import { CardGrid } from '../../ui/CardGrid.tsx';
import { CardSkeletons } from '../../ui/CardSkeleton.tsx';
import { PhoneCard } from '../../ui/PhoneCard.tsx';
import { PhotoDesk } from '../../ui/PhotoDesk.tsx';
import { Reveal } from '../../ui/Reveal.tsx';
import { PhoneAnchor } from './PhoneAnchor.tsx';

type LandingAdvertisedProps = { answer: Answer<LandingAnswer>; actions: (phone: ProductAnswer) => ReactNode };

/** Up to 6 advertised phones; without any the whole section goes, heading and button included (decisions). */
export function LandingAdvertised({ answer, actions }: LandingAdvertisedProps) {
  if (answer.state === 'failed') return null;
  if (answer.state === 'ready' && answer.data.advertised.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="advertised">
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          mb: 3,
        }}
      >
        <Typography id="advertised" variant="h2">
          {landingText.advertised}
        </Typography>
        <Button component={Link} to={paths.allProducts} variant="outlined">
          {landingText.allProducts}
        </Button>
      </Box>
      {answer.state === 'loading' ? (
        <CardSkeletons count={3} />
      ) : (
        <PhotoDesk>
          <CardGrid>
            {answer.data.advertised.slice(0, LANDING_ADVERTISED).map((phone) => (
              <Reveal key={phone._id}>
                <PhoneAnchor productId={phone._id}>
                  <PhoneCard phone={phone} titleAs="h3" actions={actions(phone)} />
                </PhoneAnchor>
              </Reveal>
            ))}
          </CardGrid>
        </PhotoDesk>
      )}
    </Box>
  );
}
