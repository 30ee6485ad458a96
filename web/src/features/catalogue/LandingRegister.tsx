import type { KeyboardEvent, MouseEvent } from 'react';
import { REGISTER_NOW } from '../../app/paths.ts';
import { useRegisterNow } from '../../live/useRegisterNow.ts';
import { landingText } from '../../texts/landing.ts';
import { Illustration } from '../../ui/Illustration.tsx';
import { plainLook } from '../../ui/plainLook.ts';
import words from '../../ui/type.module.css';
import css from './Landing.module.css';

/** What makes of a link a button that has the answer found. */
function useRegisterButton() {
  const [ask, isAsked] = useRegisterNow();
  const press = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    ask();
  };
  return {
    'aria-busy': isAsked,
    onClick: press,
    // As a button does; an anchor answers to Enter alone.
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === ' ') press(event);
    },
  };
}

/**
 * The last word of the home page (spec §2). Before any script has come its button leads to /register by itself, where it is
 * gone on with.
 */
export function LandingRegister() {
  const button = useRegisterButton();
  return (
    <section aria-labelledby="join" className={css.join}>
      <div>
        <h2 id="join" className={words.h1}>
          {landingText.joinHeading}
        </h2>
        <p className={`${words.body1} ${css.joinLead}`}>{landingText.joinLead}</p>
        <a role="button" href={REGISTER_NOW} className={plainLook('contained', 'large')} {...button}>
          {landingText.registerNow}
        </a>
      </div>
      <Illustration name="welcome" width={400} />
    </section>
  );
}
