import Link from '@mui/material/Link';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import { paths, REGISTER_NOW } from '../app/paths.ts';
import { AccountCard } from '../features/account/AccountCard.tsx';
import { OtherWay } from '../features/account/OtherWay.tsx';
import { RegisterForm } from '../features/account/RegisterForm.tsx';
import { GuestOnly } from '../layouts/guards.tsx';
import { useRegisterNow } from '../live/useRegisterNow.ts';
import { registerText } from '../texts/register.ts';
import { FullScreenLoader } from '../ui/FullScreenLoader.tsx';

/** Register Now of the home page was pressed before any script had come. */
function RegisterNow() {
  useRegisterNow(true);
  return <FullScreenLoader />;
}

/** A new account, then /login, which still knows the way back (spec §2 and §4). */
export default function Register() {
  const { pathname, search } = useLocation();
  return pathname + search === REGISTER_NOW ? <RegisterNow /> : <NewAccount />;
}

function NewAccount() {
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  return (
    <GuestOnly>
      <AccountCard
        title={registerText.heading}
        description={registerText.description}
        footer={
          <>
            {registerText.haveAccount}{' '}
            <Link component={RouterLink} to={paths.login} state={state}>
              {registerText.login}
            </Link>
          </>
        }
      >
        <RegisterForm onDone={() => void navigate(paths.login, { state })} />
        <OtherWay />
      </AccountCard>
    </GuestOnly>
  );
}
