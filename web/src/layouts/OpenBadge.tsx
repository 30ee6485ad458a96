import Box from '@mui/material/Box';
import { use } from 'react';
import { sidebarText } from '../texts/sidebars.ts';
import text from '../ui/text.module.css';
import { WaitingCount } from '../ui/waitingCount.ts';

/** How many bookings wait for an answer. */
export function OpenBadge() {
  const count = use(WaitingCount);
  if (count === '') return null;
  return (
    <Box
      component="span"
      sx={{
        ml: 'auto',
        minWidth: 24,
        px: 0.75,
        borderRadius: 99,
        textAlign: 'center',
        typography: 'caption',
        fontWeight: 750,
        bgcolor: 'secondary.main',
        color: 'secondary.contrastText',
      }}
    >
      {count} <span className={text.hidden}>{sidebarText.open}</span>
    </Box>
  );
}
