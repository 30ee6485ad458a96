import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import type { PersonRow } from '../../live/rows.ts';
import { peopleText } from '../../texts/people.ts';
import card from '../../ui/card.module.css';
import { ChangeTint } from '../../ui/ChangeTint.tsx';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import { VerifiedBadge } from '../../ui/VerifiedBadge.tsx';
import { Flag } from './Flag.tsx';

const frame = { position: 'relative', zIndex: 0, gap: 2, p: 2.5 } as const;
/** Three buttons stand in one row of the narrowest card. */
const foot = { '&& > *': { flex: '1 1 auto', px: 1 } } as const;
const flags = { display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' } as const;

/** A person as admins see him (spec §2, All Users and All Sellers). */
export function PersonCard({ person, actions }: { person: PersonRow; actions: ReactNode }) {
  const { name, email, image, isSeller, isAdmin, isVerified } = person;
  const nameId = useId();
  return (
    <Box component="article" aria-labelledby={nameId} className={card.frame} sx={frame}>
      <ChangeTint of={`${isAdmin} ${isSeller} ${isVerified}`} />
      <Box sx={{ display: 'flex', gap: 2, minWidth: 0 }}>
        <Box aria-hidden="true">
          <PersonAvatar name={name} image={image} size={56} />
        </Box>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', alignSelf: 'center' }}>
          <Typography component="h2" variant="h4">
            <bdi id={nameId}>{name}</bdi>
            {isSeller && isVerified && (
              <>
                {'\u00A0'}
                <VerifiedBadge />
              </>
            )}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', lineHeight: 1.35 }}>
            {email}
          </Typography>
        </Box>
      </Box>
      <Box component="ul" sx={flags}>
        <Flag text={peopleText.admin(isAdmin)} on={isAdmin} />
        <Flag text={peopleText.seller(isSeller)} on={isSeller} />
      </Box>
      <Box className={card.foot} sx={foot}>
        {actions}
      </Box>
    </Box>
  );
}
