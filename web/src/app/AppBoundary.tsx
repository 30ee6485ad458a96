import { Component, type ReactNode } from 'react';
import { shellText } from '../texts/shell.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import css from './AppBoundary.module.css';

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
      <main className={css.page}>
        <ErrorPanel
          title={shellText.pageFailed}
          hint={shellText.pageFailedHint}
          retryLabel={shellText.reload}
          onRetry={() => window.location.reload()}
        />
      </main>
    );
  }
}
