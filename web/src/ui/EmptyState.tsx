import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Illustration, type IllustrationName } from './Illustration.tsx';

type EmptyStateProps = { art: IllustrationName; title: string; hint?: string; action?: ReactNode };

/** A list with nothing in it: the spec's sentence, one line on what to do next, and the way there. */
export function EmptyState({ art, title, hint, action }: EmptyStateProps) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 2, py: { xs: 5, sm: 8 } }}>
      <Illustration name={art} width={240} />
      <Typography component="p" variant="h3">
        {title}
      </Typography>
      {hint !== undefined && (
        <Typography sx={{ color: 'text.secondary', maxWidth: '44ch', textWrap: 'balance' }}>
          {hint}
        </Typography>
      )}
      {action}
    </Box>
  );
}
