import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useEffect } from 'react';
import { wantNotices } from './notify.ts';
import { theme } from './theme.ts';

/** What MUI's parts need round them; withMui brings it beside the code that uses them. Here people act, and are told. */
export function MuiWorld({ children }: { children: ReactNode }) {
  useEffect(() => wantNotices(), []);
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
