import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { OwnEmail } from '../features/account/OwnEmail.tsx';
import { PayoutAccount } from '../features/account/PayoutAccount.tsx';
import { PayoutPlace } from '../features/account/PayoutPlace.tsx';
import { ProfileForm } from '../features/account/ProfileForm.tsx';
import { StartSelling } from '../features/account/StartSelling.tsx';
import { useOwnEmailVerified } from '../live/ownEmail.ts';
import { useSession } from '../live/session.ts';
import { payoutText } from '../texts/payout.ts';
import { profileText } from '../texts/profile.ts';
import card from '../ui/card.module.css';
import { FocusKept } from '../ui/FocusKept.tsx';
import { PageHead } from '../ui/PageHead.tsx';

/** A part of the page with a heading of its own, where the card does not begin with the form. */
function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Box
      component="section"
      aria-label={heading}
      className={card.frame}
      sx={{ p: { xs: 2.5, sm: 3.5 }, gap: 2 }}
    >
      <Typography component="h2" variant="h3">
        {heading}
      </Typography>
      {children}
    </Box>
  );
}

/** Who one is to others: name, photo, address, and whether one sells (decisions; open to everybody signed in). */
export default function Profile() {
  const session = useSession('atOnce');
  const isEmailVerified = useOwnEmailVerified();
  if (session.status !== 'signedIn') return null;
  const { person } = session;
  return (
    <FocusKept label={profileText.heading}>
      <Box sx={{ display: 'grid', gap: 3, maxWidth: 640 }}>
        <PageHead title={profileText.heading} description={profileText.description} />
        <div>
          <Typography component="h1" variant="h1">
            {profileText.heading}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
            {profileText.hint}
          </Typography>
        </div>
        <Part heading={profileText.form}>
          <ProfileForm person={person} />
        </Part>
        <Part heading={profileText.email}>
          <OwnEmail email={person.email} isVerified={isEmailVerified} />
        </Part>
        <Part heading={profileText.selling}>
          <StartSelling person={person} isEmailVerified={isEmailVerified} />
        </Part>
        {person.role !== 'buyer' && (
          <PayoutPlace>
            <Part heading={payoutText.heading}>
              <PayoutAccount person={person} />
            </Part>
          </PayoutPlace>
        )}
      </Box>
    </FocusKept>
  );
}
