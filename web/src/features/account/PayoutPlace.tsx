import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { PAYOUT_ANCHOR } from '../../app/paths.ts';

/** Who is sent to the profile to say where his money goes is led there: by the eye, and by the keyboard. */
export function PayoutPlace({ children }: { children: ReactNode }) {
  const { hash, key } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const arrived = hash === `#${PAYOUT_ANCHOR}`;
  useEffect(() => {
    if (!arrived) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  }, [arrived, key]);
  return (
    <Box ref={place} id={PAYOUT_ANCHOR} tabIndex={-1} sx={{ scrollMarginTop: 88, outline: 'none' }}>
      {children}
    </Box>
  );
}
