import { MESSAGES } from '@bns/domain';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { useSession } from '../../live/session.ts';
import { landingText } from '../../texts/landing.ts';
import { Illustration } from '../../ui/Illustration.tsx';
import { notify } from '../../ui/notify.ts';
import { PlainButton } from '../../ui/PlainButton.tsx';
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
  return { waiting: asked, ask: () => setAsked(true) };
}

/** The last word of the home page (spec §2). */
export function LandingRegister() {
  const { waiting, ask } = useRegisterNow();
  return (
    <section aria-labelledby="join" className={css.join}>
      <div>
        <h2 id="join" className={words.h1}>
          {landingText.joinHeading}
        </h2>
        <p className={`${words.body1} ${css.joinLead}`}>{landingText.joinLead}</p>
        <PlainButton variant="contained" size="large" aria-busy={waiting} onClick={ask}>
          {landingText.registerNow}
        </PlainButton>
      </div>
      <Illustration name="welcome" width={400} />
    </section>
  );
}
