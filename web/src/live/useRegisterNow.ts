import { MESSAGES } from '@bns/domain';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { notify } from '../ui/notify.ts';
import { useSession } from './session.ts';

/**
 * Register Now (spec §2): to the form; who is signed in is told so, and led to the phones. It waits until that is known.
 * @param pressed whether it was before this page began: the page is one on the way then, to which nobody wants back
 * @returns what a press calls, and whether one is waiting
 */
export function useRegisterNow(pressed = false): [ask: () => void, isAsked: boolean] {
  const { status } = useSession(pressed ? 'atOnce' : 'afterPaint');
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(pressed);
  useEffect(() => {
    if (!isAsked || status === 'unknown') return;
    setAsked(false);
    const isSomebody = status === 'signedIn';
    if (isSomebody) notify.plain(MESSAGES.alreadyLoggedIn);
    void navigate(isSomebody ? paths.allProducts : paths.register, { replace: pressed });
  }, [isAsked, pressed, status, navigate]);
  return [() => setAsked(true), isAsked];
}
