import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { Illustration } from '../ui/Illustration.tsx';
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
      <title>Page not found · BNS</title>
      <Illustration name="lost" alt="404: a phone adrift on a boat, asking where it is" eager />
      <Typography variant="h1" sx={{ mt: 1 }}>
        This page drifted away
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: '44ch' }}>
        404: there is nothing at this address. It may have moved, or the link was cut short.
      </Typography>
      <Button component={Link} to={paths.homeNamed} variant="contained" size="large" sx={{ mt: 1 }}>
        Back To Homepage
      </Button>
    </Box>
  );
}
