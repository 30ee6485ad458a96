import './app/base.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { AppRouter } from './app/AppRouter.tsx';
import { keepShell } from './app/keepShell.ts';
import { ownWindow } from './live/ownWindow.ts';
import { somebody } from './live/somebody.ts';

function begin(root: HTMLElement): void {
  const app = (
    <StrictMode>
      <AppRouter>
        <App />
      </AppRouter>
    </StrictMode>
  );
  // Some pages come with their content (web/build/prerender.ts).
  // They are taken over piece by piece, so that a press or a scroll between two is answered.
  if (root.childElementCount > 0) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
  keepShell();
}

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');

const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
ownWindow.begin(navigation, root.dataset['left'] === 'yes');
// Where another page is loaded at once, nothing may be pressed here that would be lost.
if (!(somebody.mayBeHere() && ownWindow.take())) begin(root);
// For start.js, which also says whether a link was pressed before: the app has begun.
root.dataset['started'] = 'yes';
