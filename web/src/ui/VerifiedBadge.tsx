import { phoneCardText } from '../texts/phoneCard.ts';
import { Icon } from './Icon.tsx';
import { Tip } from './Tip.tsx';
import css from './VerifiedBadge.module.css';

/** The mark of a verified person. `label` is the tooltip: 'Verified Seller' on cards (decisions 4). */
export function VerifiedBadge({ label = phoneCardText.verified }: { label?: string }) {
  return (
    <Tip label={label}>
      <span className={css.badge}>
        <Icon name="verified" size={18} label={label} />
      </span>
    </Tip>
  );
}
