import Box from '@mui/material/Box';
import { Component, type ReactNode } from 'react';
import { shellText } from '../texts/shell.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';

type State = { failed: boolean };

/** The last net: whatever a page could not handle becomes one panel, and reloading is the way out. */
export class AppBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <Box component="main" sx={{ maxWidth: 640, mx: 'auto', p: 3, pt: 10 }}>
        <ErrorPanel
          title={shellText.pageFailed}
          hint={shellText.pageFailedHint}
          retryLabel={shellText.reload}
          onRetry={() => window.location.reload()}
        />
      </Box>
    );
  }
}
