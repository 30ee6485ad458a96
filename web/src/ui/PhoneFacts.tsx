import Box from '@mui/material/Box';
import { phoneCardText } from '../texts/phoneCard.ts';
import type { Moment } from './postedAgo.ts';
import { RelativeTime } from './RelativeTime.tsx';

type PhoneFactsProps = { location: string; time: Moment; yearsOfUse: string };

/** Between two facts; on the left of a line it lies outside what is shown, so no line begins or ends with a dot. */
const BETWEEN = '16px';

/** Place · age · years of use, on one line while it fits. */
export function PhoneFacts({ location, time, yearsOfUse }: PhoneFactsProps) {
  return (
    <Box
      component="ul"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        m: 0,
        ml: `-${BETWEEN}`,
        p: 0,
        clipPath: `inset(0 0 0 ${BETWEEN})`,
        listStyle: 'none',
        typography: 'caption',
        color: 'text.secondary',
        '& > li': { position: 'relative', pl: BETWEEN, overflowWrap: 'anywhere' },
        '& > li::before': {
          content: '"·"',
          position: 'absolute',
          left: 0,
          width: BETWEEN,
          textAlign: 'center',
        },
      }}
    >
      <li>{location}</li>
      <li>
        <RelativeTime at={time} />
      </li>
      <li>{phoneCardText.ofUse(yearsOfUse)}</li>
    </Box>
  );
}
