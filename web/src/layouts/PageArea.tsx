import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useMatch } from 'react-router-dom';
import { PHONE_ROUTE } from '../app/paths.ts';
import css from './PageArea.module.css';
import { PageBoundary } from './PageBoundary.tsx';

/** Where somebody arrived: the browser itself tells of that page and puts the focus at its top. */
let arrival: string | undefined;

/** The place of a page whose code is on its way: a phone's page is longer than a screen, others may be shorter. */
function Awaited() {
  return <div className={useMatch(PHONE_ROUTE) === null ? css.height : css.long} />;
}

/**
 * The page's main landmark. While a page's code is on its way the area keeps the height, so the footer stays down. A
 * new page takes the focus, because the link that led to it is gone, or stands far above what is read next; not where
 * the address points at a part of it.
 */
export function PageArea({ children }: { children: ReactNode }) {
  const { pathname, hash, key } = useLocation();
  const area = useRef<HTMLElement>(null);
  const enter = useEffectEvent(() => {
    arrival ??= key;
    if (key !== arrival && hash === '') area.current?.focus({ preventScroll: true });
  });
  useEffect(() => enter(), [pathname]);
  return (
    <main ref={area} id="content" tabIndex={-1} className={css.area}>
      <Suspense fallback={<Awaited />}>
        <PageBoundary at={key}>{children}</PageBoundary>
      </Suspense>
    </main>
  );
}
