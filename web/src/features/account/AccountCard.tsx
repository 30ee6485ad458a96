import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import card from '../../ui/card.module.css';
import { PageHead } from '../../ui/PageHead.tsx';

type AccountCardProps = { title: string; description: string; children: ReactNode; footer: ReactNode };

/** The frame of Login and Register: heading, form, other ways, and the link to the other page. */
export function AccountCard({ title, description, children, footer }: AccountCardProps) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', px: 2, py: { xs: 3, sm: 6 } }}>
      <PageHead title={title} description={description} />
      <Box className={card.frame} sx={{ gap: 2.5, width: '100%', maxWidth: 460, p: { xs: 2.5, sm: 4 } }}>
        <Typography component="h1" variant="h1">
          {title}
        </Typography>
        {children}
        <Typography variant="body2" sx={{ textAlign: 'center' }}>
          {footer}
        </Typography>
      </Box>
    </Box>
  );
}
