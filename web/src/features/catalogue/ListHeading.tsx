import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageHead } from '../../ui/PageHead.tsx';

type ListHeadingProps = {
  title: string;
  /** What the tab says, where that is more. */
  tab?: string;
  hint?: string;
  action?: ReactNode;
};

/** A page's heading and the tab's name, one line on what stands below, and at most one way on. */
export function ListHeading({ title, tab = title, hint, action }: ListHeadingProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 3 }}>
      <PageHead title={tab} {...(hint !== undefined && { description: hint })} />
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography component="h1" variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {hint !== undefined && (
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
            {hint}
          </Typography>
        )}
      </Box>
      {action}
    </Box>
  );
}
