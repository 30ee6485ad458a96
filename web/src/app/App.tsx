import { type ComponentType, lazy, Suspense } from 'react';
import '../ui/historyGate.ts';
import { AppBoundary } from './AppBoundary.tsx';
import { AppRoutes } from './routes.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';

/** A page without them is better than none. */
const orNothing = (load: () => Promise<ComponentType>) =>
  lazy<ComponentType>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: () => null }),
    ),
  );
const NotifyStack = orNothing(async () => (await import('../ui/notifyStack.tsx')).NotifyStack);
const PageAnnouncer = orNothing(async () => (await import('./PageAnnouncer.tsx')).PageAnnouncer);

/** The whole of it, inside a router: the browser's, or the one of the build that writes pages. Live data's provider is not here: it stands behind the sign-in, with the code that it needs. */
export function App() {
  return (
    <>
      <ScrollToTop />
      <AppBoundary>
        <AppRoutes />
      </AppBoundary>
      <Suspense>
        <NotifyStack />
        <PageAnnouncer />
      </Suspense>
    </>
  );
}
