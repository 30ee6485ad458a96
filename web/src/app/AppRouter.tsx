import { type ReactNode, useLayoutEffect, useState, useTransition } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { NavigationPending } from '../layouts/navigationPending.ts';
import { ownWindow } from '../live/ownWindow.ts';

/**
 * The router's BrowserRouter, which also tells when a page is on its way: that one keeps it to itself. A page that needs a
 * window of its own is loaded; the one before stands until it comes.
 */
export function AppRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ window, v5Compat: true }));
  const [{ action, location }, setPlace] = useState({ action: history.action, location: history.location });
  const [pending, begin] = useTransition();
  const [leaving, setLeaving] = useState(false);
  useLayoutEffect(
    () =>
      history.listen((next) => {
        const isTaken = ownWindow.takeAt(next.location.pathname);
        setLeaving(isTaken);
        if (!isTaken) begin(() => setPlace(next));
      }),
    [history],
  );
  return (
    <NavigationPending value={pending || leaving}>
      <Router location={location} navigationType={action} navigator={history}>
        {children}
      </Router>
    </NavigationPending>
  );
}
