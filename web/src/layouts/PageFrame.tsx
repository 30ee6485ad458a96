import { type ReactNode, Suspense } from 'react';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { NavigationBar } from './NavigationBar.tsx';
import css from './PageFrame.module.css';
import { SkipLink } from './SkipLink.tsx';

/** Header, page area and footer: what all layouts share. The footer stays at the foot of a short page. */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <div className={css.page}>
      <SkipLink />
      <NavigationBar />
      <Header />
      <div className={css.middle}>{children}</div>
      <Suspense>
        <Footer />
      </Suspense>
    </div>
  );
}
