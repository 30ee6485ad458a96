import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

/** One of the ways to pay, in a frame of its own. */
export function WayToPay({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        display: 'grid',
        alignContent: 'start',
        gap: 1,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: '12px',
        minWidth: 0,
      }}
    >
      <Typography id={id} component="h3" variant="h4">
        {title}
      </Typography>
      {children}
    </Box>
  );
}
