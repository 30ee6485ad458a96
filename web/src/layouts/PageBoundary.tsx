import { Component, type ReactNode } from 'react';
import { shellText } from '../texts/shell.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import page from '../ui/page.module.css';

type Props = {
  /** Where somebody is: elsewhere it is tried anew. */
  at: string;
  children: ReactNode;
};
type State = { at: string; failed: boolean };

/** A page that could not handle something becomes a panel in its place: the header and the way back stay. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { at: this.props.at, failed: false };

  static getDerivedStateFromError(): Pick<State, 'failed'> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ at }: Props, before: State): State | null {
    return at === before.at ? null : { at, failed: false };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <div className={page.column}>
        <ErrorPanel
          title={shellText.pageFailed}
          hint={shellText.pageFailedHint}
          retryLabel={shellText.reload}
          onRetry={() => window.location.reload()}
        />
      </div>
    );
  }
}
