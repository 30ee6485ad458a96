import { MESSAGES } from '@bns/domain';
import MarkEmailRead from '@mui/icons-material/MarkEmailReadOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { faultWords } from '../../api/faultWords.ts';
import { sendVerification } from '../../live/ownEmail.ts';
import { profileText } from '../../texts/profile.ts';
import { notify } from '../../ui/notify.ts';
import { TextField } from '../../ui/TextField.tsx';
import { underWay } from '../../ui/underWay.ts';
import { useOneAtATime } from '../../ui/useOneAtATime.ts';

function Verification({ email }: { email: string }) {
  const [isSent, setIsSent] = useState(false);
  const [send, busy] = useOneAtATime(async () => {
    try {
      await sendVerification();
      notify.plain(profileText.verificationSent(email));
      setIsSent(true);
    } catch (fault) {
      notify.error(faultWords(fault, MESSAGES.wrong));
    }
  });
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1 }}>
      <Button variant="outlined" {...underWay(busy)} onClick={() => void send()}>
        {isSent ? profileText.sendAgain : profileText.sendVerification}
      </Button>
      {isSent && <Typography variant="body2">{profileText.verificationWait}</Typography>}
    </Box>
  );
}

/** One's own address, which stays as it is, and whether it is known to be one's own. */
export function OwnEmail({ email, isVerified }: { email: string; isVerified: boolean }) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <TextField
        label={profileText.email}
        type="email"
        value={email}
        hint={profileText.emailStays}
        readOnly
        sx={{ bgcolor: 'sand' }}
      />
      <Box role="status">
        <Chip
          icon={isVerified ? <MarkEmailRead /> : <Mail />}
          label={isVerified ? profileText.emailVerified : profileText.emailUnverified}
          color={isVerified ? 'primary' : 'default'}
          variant="outlined"
        />
      </Box>
      {!isVerified && <Verification email={email} />}
    </Box>
  );
}
