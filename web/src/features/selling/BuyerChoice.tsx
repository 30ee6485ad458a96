import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import type { OrderRow } from '../../live/lists.ts';
import { bookingsText } from '../../texts/bookings.ts';

/** No id of an order is empty. */
export const SOMEBODY_ELSE = '';

type BuyerChoiceProps = {
  buyers: readonly OrderRow[];
  /** The id of an order, or SOMEBODY_ELSE. */
  chosen: string | undefined;
  error: string | undefined;
  onChoose: (chosen: string) => void;
};

/** Who of those that have booked a phone has it now. */
export function BuyerChoice({ buyers, chosen, error, onChoose }: BuyerChoiceProps) {
  const id = useId();
  return (
    <FormControl error={error !== undefined}>
      <FormLabel id={id} sx={{ fontWeight: 650, color: 'text.primary' }}>
        {bookingsText.buyers}
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        value={chosen ?? null}
        onChange={(_, value) => onChoose(value)}
      >
        {buyers.map((order) => (
          <FormControlLabel
            key={order.id}
            value={order.id}
            control={<Radio />}
            sx={{ overflowWrap: 'anywhere' }}
            label={
              <>
                {order.buyerName}{' '}
                <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
                  {order.meetingLocation}
                </Box>
              </>
            }
          />
        ))}
        <FormControlLabel value={SOMEBODY_ELSE} control={<Radio />} label={bookingsText.somebodyElse} />
      </RadioGroup>
      {error !== undefined && <FormHelperText id={`${id}-error`}>{error}</FormHelperText>}
    </FormControl>
  );
}
