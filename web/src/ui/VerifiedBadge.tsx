import Verified from '@mui/icons-material/Verified';
import { phoneCardText } from '../texts/phoneCard.ts';
import { Tip } from './Tip.tsx';

/** The mark of a verified person. `label` is the tooltip: 'Verified Seller' on cards (decisions 4). */
export function VerifiedBadge({ label = phoneCardText.verified }: { label?: string }) {
  return (
    <Tip label={label}>
      <Verified
        role="img"
        aria-label={label}
        aria-hidden={false}
        tabIndex={0}
        sx={{ fontSize: 18, color: 'primary.main' }}
      />
    </Tip>
  );
}
