import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { PAYOUT_ANCHOR, paths } from '../../app/paths.ts';
import { usePayoutAccount } from '../../live/payments.ts';
import { bookingsText } from '../../texts/bookings.ts';

/** Calls a seller to say where his money goes, as long as he has not. */
export function NoAccount({ uid }: { uid: string }) {
  if (usePayoutAccount(uid).status !== 'missing') return null;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1.5,
        px: 2.5,
        py: 2,
        borderRadius: '16px',
        bgcolor: 'soft.marigold',
        color: 'soft.onMarigold',
        fontWeight: 650,
      }}
    >
      {bookingsText.noAccount}
      <Button component={Link} to={`${paths.profile}#${PAYOUT_ANCHOR}`} variant="contained">
        {bookingsText.setAccount}
      </Button>
    </Box>
  );
}
