import Box from '@mui/material/Box';
import type { Moment } from './postedAgo.ts';
import { RelativeTime } from './RelativeTime.tsx';

type PhoneFactsProps = { location: string; time: Moment; yearsOfUse: string };

/** Place · age · years of use, on one line while it fits. */
export function PhoneFacts({ location, time, yearsOfUse }: PhoneFactsProps) {
  return (
    <Box
      component="ul"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        m: 0,
        p: 0,
        listStyle: 'none',
        typography: 'caption',
        color: 'text.secondary',
        '& > li': { overflowWrap: 'anywhere' },
        '& > li:not(:last-child)::after': { content: '"·"', mx: 0.75 },
      }}
    >
      <li>{location}</li>
      <li>
        <RelativeTime at={time} />
      </li>
      <li>{yearsOfUse} of use</li>
    </Box>
  );
}
