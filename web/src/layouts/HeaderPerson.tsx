import Login from '@mui/icons-material/Login';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Link } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { type Session, signOut } from '../live/session.ts';
import { shellText } from '../texts/shell.ts';
import { askFirst } from '../ui/historyGate.ts';
import { PersonAvatar } from '../ui/PersonAvatar.tsx';
import { Tip } from '../ui/Tip.tsx';

/** Who is signed in and the way out, or the way in; nothing, at full size, while neither is known. */
export function HeaderPerson({ session }: { session: Session }) {
  if (session.status === 'unknown') return <Box sx={{ width: 44, height: 44 }} />;
  if (session.status === 'signedOut') {
    return (
      <Tip label={shellText.login}>
        <IconButton
          component={Link}
          to={paths.login}
          aria-label={shellText.login}
          sx={{ color: 'primary.main' }}
        >
          <Login />
        </IconButton>
      </Tip>
    );
  }
  const { name, image } = session.person;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Tip label={name}>
        <Box component="span" tabIndex={0} sx={{ borderRadius: '50%' }}>
          <PersonAvatar name={name} image={image} size={36} />
        </Box>
      </Tip>
      <Button onClick={() => askFirst(() => void signOut({ announce: true }))}>{shellText.logout}</Button>
    </Box>
  );
}
