import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { landingText } from '../../texts/landing.ts';
import { Illustration } from '../../ui/Illustration.tsx';
import { pageWidth } from '../../ui/pageWidth.ts';

/** What this is, in one line, and the way to the phones. Never animated: it is what people see first. */
export function LandingHero() {
  return (
    <Box
      component="section"
      sx={{
        ...pageWidth,
        display: 'grid',
        alignItems: 'center',
        gap: { xs: 4, md: 6 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1.1fr' },
        pt: { xs: 4, md: 5 },
        pb: { xs: 6, md: 9 },
      }}
    >
      <div>
        <Typography
          component="h1"
          sx={{
            fontSize: { xs: '2.125rem', sm: '2.75rem' },
            lineHeight: 1.08,
            fontWeight: 800,
            letterSpacing: '-0.025em',
            textWrap: 'balance',
          }}
        >
          {landingText.heading}
        </Typography>
        <Typography sx={{ mt: 2, maxWidth: '42ch', color: 'text.secondary', fontSize: { sm: '1.25rem' } }}>
          {landingText.lead}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3.5 }}>
          <Button component={Link} to={paths.allProducts} variant="contained" size="large">
            {landingText.seeAll}
          </Button>
          <Button component={Link} to={paths.addProduct} variant="outlined" size="large">
            {landingText.sellYours}
          </Button>
        </Box>
      </div>
      <Illustration name="hero" alt={landingText.heroAlt} eager />
    </Box>
  );
}
