import Box from '@mui/material/Box';
import type { LiveList } from '../../live/lists.ts';

/** How many there are at least; nothing where there are none. */
export function PaymentCount({ list }: { list: LiveList<unknown> }) {
  if (list.status !== 'ready' || list.rows.length === 0) return null;
  return (
    <Box
      component="span"
      sx={{
        minWidth: 26,
        px: 0.75,
        borderRadius: 99,
        textAlign: 'center',
        typography: 'caption',
        fontWeight: 750,
        bgcolor: 'secondary.main',
        color: 'secondary.contrastText',
      }}
    >
      {list.rows.length}
      {list.hasMore && '+'}
    </Box>
  );
}
