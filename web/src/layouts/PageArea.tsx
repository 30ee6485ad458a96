import Box from '@mui/material/Box';
import { type ReactNode, Suspense } from 'react';

/** The page's main landmark. While a page's code is on its way the area keeps the height, so the footer stays down. */
export function PageArea({ children }: { children: ReactNode }) {
  return (
    <Box component="main" id="content" tabIndex={-1} sx={{ minWidth: 0, outline: 'none' }}>
      <Suspense fallback={<Box sx={{ minHeight: '80dvh' }} />}>{children}</Suspense>
    </Box>
  );
}
