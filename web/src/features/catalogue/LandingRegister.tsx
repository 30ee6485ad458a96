import { MESSAGES } from '@bns/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { useSession } from '../../live/session.ts';
import { landingText } from '../../texts/landing.ts';
import { Illustration } from '../../ui/Illustration.tsx';
import { notify } from '../../ui/notify.ts';

/** Goes to the form, or, for who is signed in, says so and goes to the phones; it waits until that is known. */
function useRegisterNow() {
  const { status } = useSession();
  const navigate = useNavigate();
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (!asked || status === 'unknown') return;
    setAsked(false);
    if (status === 'signedIn') notify.plain(MESSAGES.alreadyLoggedIn);
    void navigate(status === 'signedIn' ? paths.allProducts : paths.register);
  }, [asked, status, navigate]);
  return { waiting: asked, ask: () => setAsked(true) };
}

/** The last word of the home page (spec §2). */
export function LandingRegister() {
  const { waiting, ask } = useRegisterNow();
  return (
    <Box
      component="section"
      aria-labelledby="join"
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: '1fr 400px' },
        alignItems: 'center',
        gap: { xs: 3, md: 6 },
        p: { xs: 3, md: 5 },
        borderRadius: '24px',
        bgcolor: 'soft.green',
      }}
    >
      <div>
        <Typography id="join" variant="h1" component="h2">
          {landingText.joinHeading}
        </Typography>
        <Typography sx={{ mt: 1.5, mb: 3, maxWidth: '46ch' }}>{landingText.joinLead}</Typography>
        <Button variant="contained" size="large" aria-busy={waiting} onClick={ask}>
          {landingText.registerNow}
        </Button>
      </div>
      <Illustration name="welcome" width={400} />
    </Box>
  );
}
