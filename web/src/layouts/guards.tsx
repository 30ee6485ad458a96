import { NOTICE, type Role } from '@bns/domain';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { returnPath, returnStateOf } from '../live/returnPath.ts';
import { retryRole, useSession } from '../live/session.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { FullScreenLoader } from '../ui/FullScreenLoader.tsx';

/** Brings Firestore and reactfire, which nobody else needs. */
const SignedIn = lazy(async () => ({ default: (await import('../live/SignedIn.tsx')).SignedIn }));

/**
 * Pages for signed-in people. Others go to /login, which leads back here (spec §2); who pressed Logout on such a page
 * goes there without a way back, because the next one at this device is somebody else.
 */
export function RequireSignedIn({ children = <Outlet /> }: { children?: ReactNode }) {
  const session = useSession('atOnce');
  const place = useLocation();
  const [wasShown, setWasShown] = useState(false);
  if (session.status === 'signedIn' && !wasShown) setWasShown(true);
  if (session.status === 'unknown') return <FullScreenLoader />;
  if (session.status === 'signedOut') {
    const state = wasShown && session.chosen === true ? null : returnStateOf(place);
    return (
      <>
        <FullScreenLoader />
        <Navigate to={paths.login} replace state={state} />
      </>
    );
  }
  return (
    <Suspense fallback={<FullScreenLoader />}>
      <SignedIn>{children}</SignedIn>
    </Suspense>
  );
}

type RequireRoleProps = { anyOf: readonly Role[]; children?: ReactNode };

/** Pages for some roles, inside RequireSignedIn; who lacks them goes to /dashboard (spec §2). */
export function RequireRole({ anyOf, children = <Outlet /> }: RequireRoleProps) {
  const session = useSession('atOnce');
  if (session.status !== 'signedIn') return <FullScreenLoader />;
  const { person, roleKnown, roleFailed } = session;
  const allowed = anyOf.includes(person.role);
  if (roleFailed && !allowed) return <ErrorPanel title={NOTICE.roleUnknown} onRetry={retryRole} />;
  if (!roleKnown && !roleFailed) return <FullScreenLoader />;
  return allowed ? children : <Navigate to={paths.dashboard} replace />;
}

/** /login and /register: who is signed in goes on, to where he came from or to /home (decisions). */
export function GuestOnly({ children }: { children: ReactNode }) {
  const session = useSession('atOnce');
  const { state } = useLocation() as { state: unknown };
  if (session.status === 'unknown') return <FullScreenLoader />;
  if (session.status === 'signedIn') return <Navigate to={returnPath(state)} replace />;
  return children;
}
