import { formatTk, savingPercent } from '@bns/domain';
import Box from '@mui/material/Box';
import { phoneCardText } from '../texts/phoneCard.ts';

type PriceProps = {
  resalePrice: number;
  originalPrice: number;
  /** What is to be known of this price, below it. */
  note?: string | undefined;
};

/** What the phone costs, loud; what it cost new, struck; the saving in words. Prices are whole Tk. */
export function Price({ resalePrice, originalPrice, note }: PriceProps) {
  const saving = savingPercent(originalPrice, resalePrice);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
      <Box
        component="strong"
        sx={{ fontSize: '1.625rem', lineHeight: 1.2, fontWeight: 780, letterSpacing: '-0.02em' }}
      >
        {formatTk(resalePrice)}
      </Box>
      <Box
        component="s"
        aria-label={phoneCardText.newPrice(formatTk(originalPrice))}
        sx={{ typography: 'caption', color: 'text.secondary' }}
      >
        {formatTk(originalPrice)}
      </Box>
      {saving > 0 && (
        <Box component="span" sx={{ typography: 'caption', fontWeight: 700, color: 'primary.main' }}>
          {phoneCardText.less(saving)}
        </Box>
      )}
      {note !== undefined && (
        <Box component="span" sx={{ flexBasis: '100%', typography: 'caption', color: 'text.secondary' }}>
          {note}
        </Box>
      )}
    </Box>
  );
}
