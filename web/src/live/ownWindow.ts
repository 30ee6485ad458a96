import { paths } from '../app/paths.ts';
import { notify, type Said, saidLately } from '../ui/notify.ts';
import { OWN_WINDOW, WITHOUT_OPENER_POLICY } from './openerPolicy.ts';

/** Where somebody says who he is. */
const FOR_SIGN_IN: readonly string[] = [paths.login, paths.register];
const KEY = 'bns-carried';

let isOwn = true;

/** What a page leaves to the one that is loaded in its place. */
type Carried = { address: string; state: unknown; said: readonly Said[] };

/** Loads the page that the address names now; the home page by its other address, which comes with the header. */
function loadAnew(): true {
  carry();
  const { pathname, search, hash } = location;
  if (pathname === WITHOUT_OPENER_POLICY) location.replace(`${paths.homeNamed}${search}${hash}`);
  else location.reload();
  return true;
}

/**
 * What was said just now is said there. And Chromium loses a history entry's state where a reload ends in another process,
 * and with it the way back from /login. Where there is no store both are lost.
 */
function carry(): void {
  try {
    const carried: Carried = { address: location.href, state: history.state, said: saidLately() };
    sessionStorage.setItem(KEY, JSON.stringify(carried));
  } catch {}
}

function takeCarried(): void {
  try {
    const { address, state, said } = JSON.parse(sessionStorage.getItem(KEY) ?? '') as Carried;
    sessionStorage.removeItem(KEY);
    if (address === location.href && history.state === null) history.replaceState(state, '');
    for (const { kind, text } of said) notify[kind](text);
  } catch {}
}

/**
 * Who signs in does it in a window that nobody else holds: a page that opened ours by a script could put a copy of ours in
 * its place. A document that came without Cross-Origin-Opener-Policy serves a stranger; the next one is loaded from
 * Hosting, which parts the window from its opener (decision 30).
 */
export const ownWindow = {
  /**
   * Told once, before anything changes the address.
   * @param navigation how the document came, where the browser tells
   */
  begin: (navigation: PerformanceNavigationTiming | undefined): void => {
    const isParted = navigation?.serverTiming?.some(({ name }) => name === OWN_WINDOW) ?? false;
    isOwn = location.pathname !== WITHOUT_OPENER_POLICY || isParted;
    takeCarried();
  },

  /**
   * For somebody who is signed in.
   * @returns whether the page is being loaded anew
   */
  take: (): boolean => !isOwn && loadAnew(),

  /**
   * On the way to another page of ours, with the address changed already. Without a line nobody signs in, and a page that
   * is kept would be lost.
   * @returns whether it is being loaded instead of drawn here
   */
  takeAt: (pathname: string): boolean =>
    !isOwn && FOR_SIGN_IN.includes(pathname) && navigator.onLine && loadAnew(),
};
