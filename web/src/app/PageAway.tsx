import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { PageArea } from '../layouts/PageArea.tsx';
import { PageFrame } from '../layouts/PageFrame.tsx';
import { shellText } from '../texts/shell.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import page from '../ui/page.module.css';

type PageAwayProps = {
  load: () => Promise<{ default: ComponentType }>;
  /** What is away would have brought the header. */
  isLayout: boolean;
};

/**
 * In the place of a page whose code could not be had: it comes when it can be, when the line is back or somebody asks for
 * it again. React itself would never ask a second time.
 */
export function PageAway({ load, isLayout }: PageAwayProps) {
  const [Page, setPage] = useState<ComponentType>();
  const again = useEffectEvent(() => {
    load().then(
      (loaded) => setPage(() => loaded.default),
      () => {},
    );
  });
  useEffect(() => {
    const tryAgain = () => again();
    tryAgain();
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, []);

  async function press(): Promise<void> {
    try {
      const loaded = await load();
      setPage(() => loaded.default);
    } catch {
      // Some browsers remember that a file could not be had, as long as the page lives.
      if (navigator.onLine) window.location.reload();
    }
  }
  if (Page !== undefined) return <Page />;
  const panel = (
    <div className={page.column}>
      <ErrorPanel title={shellText.pageFailed} hint={shellText.pageFailedHint} onRetry={() => void press()} />
    </div>
  );
  if (!isLayout) return panel;
  return (
    <PageFrame>
      <PageArea>{panel}</PageArea>
    </PageFrame>
  );
}
