import { PersonAvatar } from './PersonAvatar.tsx';
import css from './SellerLine.module.css';
import words from './type.module.css';
import { VerifiedBadge } from './VerifiedBadge.tsx';

/** Who sells it, with the badge when an admin has verified him. */
export function SellerLine({ name, verified }: { name: string; verified: boolean }) {
  return (
    <div className={`${words.body2} ${css.line}`}>
      <div aria-hidden="true">
        <PersonAvatar name={name} image="" size={26} />
      </div>
      <span className={css.name}>{name}</span>
      {verified && <VerifiedBadge />}
    </div>
  );
}
