import Verified from '@mui/icons-material/Verified';
import Tooltip from '@mui/material/Tooltip';

/** The mark of a verified person. `label` is the tooltip: 'Verified Seller' on cards (decisions 4). */
export function VerifiedBadge({ label = 'Verified Seller' }: { label?: string }) {
  return (
    <Tooltip title={label}>
      <Verified
        role="img"
        aria-label={label}
        tabIndex={0}
        sx={{ fontSize: 18, color: 'primary.main', verticalAlign: '-3px' }}
      />
    </Tooltip>
  );
}
