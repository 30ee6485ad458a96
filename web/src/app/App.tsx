import { type ComponentType, lazy, Suspense } from 'react';
import '../ui/historyGate.ts';
import { AppBoundary } from './AppBoundary.tsx';
import { NoticeDoor } from './NoticeDoor.tsx';
import { AppRoutes } from './routes.tsx';
import { ServedHead } from './ServedHead.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';

/** A page without it is better than none. */
const PageAnnouncer = lazy<ComponentType>(() =>
  import('./PageAnnouncer.tsx').then(
    (module) => ({ default: module.PageAnnouncer }),
    () => ({ default: () => null }),
  ),
);

/** The whole of it, inside a router: the browser's, or the one of the build that writes pages. Live data's provider is not here: it stands behind the sign-in, with the code that it needs. */
export function App() {
  return (
    <>
      <ServedHead />
      <ScrollToTop />
      <AppBoundary>
        <AppRoutes />
      </AppBoundary>
      <NoticeDoor />
      <Suspense>
        <PageAnnouncer />
      </Suspense>
    </>
  );
}
