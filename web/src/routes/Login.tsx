import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { Link as RouterLink, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { AccountCard } from '../features/account/AccountCard.tsx';
import { LoginForm } from '../features/account/LoginForm.tsx';
import { OtherWay } from '../features/account/OtherWay.tsx';
import { ResetDialog } from '../features/account/ResetDialog.tsx';
import { GuestOnly } from '../layouts/guards.tsx';
import { useSession } from '../live/session.ts';
import { loginText } from '../texts/login.ts';

/** Why the last session ended, where the person did not end it. */
function Reason() {
  const session = useSession('atOnce');
  if (session.status !== 'signedOut' || session.reason === undefined) return null;
  return <Alert severity="info">{session.reason}</Alert>;
}

/** Sign in (spec §2). The way back goes along to Register and through the reset dialog, which is `/login?forgot`. */
export default function Login() {
  const { state } = useLocation() as { state: unknown };
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return (
    <GuestOnly>
      <AccountCard
        title={loginText.heading}
        description={loginText.description}
        footer={
          <>
            {loginText.newHere}{' '}
            <Link component={RouterLink} to={paths.register} state={state}>
              {loginText.register}
            </Link>
          </>
        }
      >
        <Reason />
        <LoginForm />
        <Link component={RouterLink} to="?forgot" replace state={state} variant="body2">
          {loginText.forgot}
        </Link>
        <OtherWay />
      </AccountCard>
      <ResetDialog
        open={search.has('forgot')}
        onClose={() => void navigate(paths.login, { replace: true, state })}
      />
    </GuestOnly>
  );
}
