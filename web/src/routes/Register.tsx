import Link from '@mui/material/Link';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { AccountCard } from '../features/account/AccountCard.tsx';
import { OtherWay } from '../features/account/OtherWay.tsx';
import { RegisterForm } from '../features/account/RegisterForm.tsx';
import { GuestOnly } from '../layouts/guards.tsx';
import { registerText } from '../texts/register.ts';

/** A new account, then /login, which still knows the way back (spec §2 and §4). */
export default function Register() {
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
