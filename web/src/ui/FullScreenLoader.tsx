import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { shellText } from '../texts/shell.ts';

/** Fills the screen while it is not yet known who asks (decisions: auth shows this, data shows skeletons). */
export function FullScreenLoader() {
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '100dvh' }}>
      <CircularProgress aria-label={shellText.loading} size={44} />
    </Box>
  );
}
