import { MESSAGES } from '@bns/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { notify } from '../ui/notify.ts';
import { returnStateOf } from './returnPath.ts';
import { type Person, useSession } from './session.ts';

type Act = (person: Person) => void;

/**
 * The gate before what needs a person. Signed out: 'Login First' and /login, which afterwards leads back to that
 * phone on this page (spec §5, case 36). A press that comes before the session is known waits for it.
 * @returns the gate, and whether a press waits before it
 */
export function useLoginFirst(productId: string): [pass: (act: Act) => void, isWaiting: boolean] {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [waiting, setWaiting] = useState<{ act: Act }>();

  function pass(act: Act): void {
    if (session.status === 'unknown') {
      setWaiting({ act });
      return;
    }
    if (session.status === 'signedIn') {
      act(session.person);
      return;
    }
    notify.error(MESSAGES.loginFirst);
    const isItsPage = pathname === paths.phone(productId);
    const phone = { pathname, search, hash: isItsPage ? '' : `#${encodeURIComponent(productId)}` };
    void navigate(paths.login, { state: returnStateOf(phone) });
  }

  const resume = useEffectEvent(() => {
    setWaiting(undefined);
    if (waiting !== undefined) pass(waiting.act);
  });
  useEffect(() => {
    if (session.status !== 'unknown') resume();
  }, [session.status]);
  return [pass, waiting !== undefined];
}
