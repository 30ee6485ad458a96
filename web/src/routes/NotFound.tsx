import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { notFoundText } from '../texts/notFound.ts';
import { Illustration } from '../ui/Illustration.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { pageWidth } from '../ui/pageWidth.ts';

/** Any other address (spec §2). */
export default function NotFound() {
  return (
    <Box
      sx={{
        ...pageWidth,
        display: 'grid',
        justifyItems: 'center',
        textAlign: 'center',
        gap: 2,
        py: { xs: 4, md: 7 },
      }}
    >
      <PageHead title={notFoundText.title} description={notFoundText.description} />
      <Illustration name="lost" alt={notFoundText.alt} eager />
      <Typography variant="h1" sx={{ mt: 1 }}>
        {notFoundText.heading}
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: '44ch' }}>{notFoundText.hint}</Typography>
      <Button component={Link} to={paths.homeNamed} variant="contained" size="large" sx={{ mt: 1 }}>
        {notFoundText.home}
      </Button>
    </Box>
  );
}
