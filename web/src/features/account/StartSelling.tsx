import { MESSAGES, NOTICE } from '@bns/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { faultWords } from '../../api/faultWords.ts';
import { paths } from '../../app/paths.ts';
import { startSelling } from '../../live/ownEmail.ts';
import type { Person } from '../../live/session.ts';
import { profileText } from '../../texts/profile.ts';
import { notify } from '../../ui/notify.ts';
import { underWay } from '../../ui/underWay.ts';
import { useOneAtATime } from '../../ui/useOneAtATime.ts';

function Offer({ email, isVerified }: { email: string; isVerified: boolean }) {
  const [start, busy] = useOneAtATime(async () => {
    try {
      await startSelling(email);
      notify.success(NOTICE.nowSeller);
    } catch (fault) {
      notify.error(faultWords(fault, MESSAGES.wrong));
    }
  });
  const waiting = underWay(busy);
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {isVerified ? profileText.sellHint : profileText.verifyFirst}
      </Typography>
      <Button
        variant="contained"
        disabled={!isVerified}
        {...waiting}
        onClick={() => void start()}
        sx={{ ...waiting.sx, justifySelf: 'start' }}
      >
        {profileText.startSelling}
      </Button>
    </>
  );
}

/** The way from buyer to seller, which has no way back; afterwards the way to the form. */
export function StartSelling({ person, isEmailVerified }: { person: Person; isEmailVerified: boolean }) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {person.isSeller ? (
        <>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {person.isVerified ? profileText.isVerifiedSeller : profileText.isSeller}
          </Typography>
          <Button component={Link} to={paths.addProduct} variant="outlined" sx={{ justifySelf: 'start' }}>
            {profileText.addProduct}
          </Button>
        </>
      ) : (
        <Offer email={person.email} isVerified={isEmailVerified} />
      )}
    </Box>
  );
}
