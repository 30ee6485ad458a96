import { paths } from '../app/paths.ts';
import { type Session, signOut } from '../live/session.ts';
import { shellText } from '../texts/shell.ts';
import { askFirst } from '../ui/historyGate.ts';
import { PersonAvatar } from '../ui/PersonAvatar.tsx';
import { PlainButton } from '../ui/PlainButton.tsx';
import { IconLink } from '../ui/PlainIconButton.tsx';
import { Tip } from '../ui/Tip.tsx';
import css from './HeaderPerson.module.css';

/** The keyboard reaches the picture for its tip, which says the name. */
const reachable = { tabIndex: 0 };

/** Who is signed in and the way out, or the way in; nothing, at full size, while neither is known. */
export function HeaderPerson({ session }: { session: Session }) {
  if (session.status === 'unknown') return <div className={css.place} />;
  if (session.status === 'signedOut') {
    return (
      <Tip label={shellText.login}>
        <IconLink to={paths.login} icon="login" label={shellText.login} look="green" />
      </Tip>
    );
  }
  const { name, image } = session.person;
  return (
    <div className={css.person}>
      <Tip label={name}>
        <span className={css.avatar} {...reachable}>
          <PersonAvatar name={name} image={image} size={36} />
        </span>
      </Tip>
      <PlainButton onClick={() => askFirst(() => void signOut({ announce: true }))}>
        {shellText.logout}
      </PlainButton>
    </div>
  );
}
