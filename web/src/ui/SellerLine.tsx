import Box from '@mui/material/Box';
import { PersonAvatar } from './PersonAvatar.tsx';
import { VerifiedBadge } from './VerifiedBadge.tsx';

/** Who sells it, with the badge when an admin has verified him. */
export function SellerLine({ name, verified }: { name: string; verified: boolean }) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        typography: 'body2',
        fontWeight: 600,
        minWidth: 0,
      }}
    >
      <Box aria-hidden="true">
        <PersonAvatar name={name} image="" size={26} />
      </Box>
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {name}
      </Box>
      {verified && <VerifiedBadge />}
    </Box>
  );
}
