import { MESSAGES } from '@bns/domain';
import { type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { useSession } from '../../live/session.ts';
import { landingText } from '../../texts/landing.ts';
import { Illustration } from '../../ui/Illustration.tsx';
import { notify } from '../../ui/notify.ts';
import { plainLook } from '../../ui/plainLook.ts';
import words from '../../ui/type.module.css';
import css from './Landing.module.css';

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
  const ask = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    setAsked(true);
  };
  return {
    'aria-busy': asked,
    onClick: ask,
    // As a button does; an anchor answers to Enter alone.
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === ' ') ask(event);
    },
  };
}

/** The last word of the home page (spec §2). Before any script has come its button leads to the form by itself. */
export function LandingRegister() {
  const registerNow = useRegisterNow();
  return (
    <section aria-labelledby="join" className={css.join}>
      <div>
        <h2 id="join" className={words.h1}>
          {landingText.joinHeading}
        </h2>
        <p className={`${words.body1} ${css.joinLead}`}>{landingText.joinLead}</p>
        <a role="button" href={paths.register} className={plainLook('contained', 'large')} {...registerNow}>
          {landingText.registerNow}
        </a>
      </div>
      <Illustration name="welcome" width={400} />
    </section>
  );
}
