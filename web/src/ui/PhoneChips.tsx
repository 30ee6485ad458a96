import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { phoneCardText } from '../texts/phoneCard.ts';

type PhoneChipsProps = { condition: string; sold: boolean; advertised: boolean; booked: boolean };
type ChipProps = { ground: string; text: string; children: ReactNode };

/** Small and still: MUI's Chip is a button at heart, this is a word. */
function Chip({ ground, text, children }: ChipProps) {
  return (
    <Box
      component="span"
      sx={{
        px: 1.25,
        py: 0.375,
        borderRadius: 99,
        typography: 'caption',
        fontWeight: 700,
        bgcolor: ground,
        color: text,
      }}
    >
      {children}
    </Box>
  );
}

const row = {
  position: 'absolute',
  left: 12,
  right: 64,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.75,
  pointerEvents: 'none',
} as const;

/** On the picture: what became of the phone above, its condition below. */
export function PhoneChips({ condition, sold, advertised, booked }: PhoneChipsProps) {
  return (
    <>
      <Box sx={{ ...row, top: 12 }}>
        {sold && (
          <Chip ground="text.primary" text="background.default">
            {phoneCardText.sold}
          </Chip>
        )}
        {advertised && (
          <Chip ground="secondary.main" text="secondary.contrastText">
            {phoneCardText.advertised}
          </Chip>
        )}
        {booked && (
          <Chip ground="primary.main" text="primary.contrastText">
            {phoneCardText.booked}
          </Chip>
        )}
      </Box>
      <Box sx={{ ...row, bottom: 12 }}>
        <Chip ground="background.paper" text="text.primary">
          {condition}
        </Chip>
      </Box>
    </>
  );
}
