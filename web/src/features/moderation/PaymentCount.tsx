import Box from '@mui/material/Box';
import type { LiveList } from '../../live/lists.ts';

type PaymentCountProps = {
  list: LiveList<unknown>;
  /** Whether they wait for somebody: it is seen before it is read. */
  loud: boolean;
};

/** How many there are at least; nothing where there are none. */
export function PaymentCount({ list, loud }: PaymentCountProps) {
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
        bgcolor: loud ? 'secondary.main' : 'sand',
        color: loud ? 'secondary.contrastText' : 'text.secondary',
      }}
    >
      {list.rows.length}
      {list.hasMore && '+'}
    </Box>
  );
}
