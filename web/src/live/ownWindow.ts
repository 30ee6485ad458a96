import { paths } from '../app/paths.ts';
import { notify, type Said, saidLately } from '../ui/notify.ts';
import { OWN_WINDOW, WITHOUT_OPENER_POLICY } from './openerPolicy.ts';
import { addressOf } from './returnPath.ts';

/** Where somebody says who he is. */
const FOR_SIGN_IN: readonly string[] = [paths.login, paths.register];
const KEY = 'bns-carried';
/** What has been on its way for longer is nobody's any more: that page never came. */
const LONGEST_WAY_MS = 60_000;

let isOwn = true;
let isLeaving = false;

/** What a page leaves to the one that is loaded in its place. */
type Carried = { to: string; at: number; state: unknown; said: readonly Said[] };

/**
 * Loads the page that the address names now; the home page by its other address, which comes with the header.
 * @returns false without a line: it would only take away the page that is here
 */
function loadAnew(): boolean {
  if (!navigator.onLine) return false;
  isLeaving = true;
  const isHome = location.pathname === WITHOUT_OPENER_POLICY;
  const to = isHome ? `${paths.homeNamed}${location.search}${location.hash}` : addressOf(location);
  carry(to);
  if (isHome) location.replace(to);
  else location.reload();
  return true;
}

/**
 * What was said just now is said there. And Chromium loses a history entry's state where a reload ends in another process,
 * and with it the way back from /login. Where there is no store both are lost.
 */
function carry(to: string): void {
  try {
    const carried: Carried = { to, at: Date.now(), state: history.state, said: saidLately() };
    sessionStorage.setItem(KEY, JSON.stringify(carried));
  } catch {}
}

function takeCarried(): void {
  try {
    const { to, at, state, said } = JSON.parse(sessionStorage.getItem(KEY) ?? '') as Carried;
    sessionStorage.removeItem(KEY);
    if (to !== addressOf(location) || Date.now() - at > LONGEST_WAY_MS) return;
    if (history.state === null) history.replaceState(state, '');
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
   * @param isLeft whether a link was pressed already: the browser is on its way to another document then
   */
  begin: (navigation: PerformanceNavigationTiming | undefined, isLeft: boolean): void => {
    const isParted = navigation?.serverTiming?.some(({ name }) => name === OWN_WINDOW) ?? false;
    isOwn = location.pathname !== WITHOUT_OPENER_POLICY || isParted;
    isLeaving = isLeft;
    takeCarried();
    // The browser keeps a page that was left, and shows it again as it was.
    globalThis.addEventListener?.('pageshow', ({ persisted }) => {
      if (persisted) isLeaving = false;
    });
  },

  /**
   * For somebody who is signed in.
   * @returns whether the page is being left for another document
   */
  take: (): boolean => !isOwn && (isLeaving || loadAnew()),

  /**
   * On the way to another page of ours, with the address changed already. Once one is being loaded, so is whatever is asked
   * for instead: the last press counts.
   * @returns whether it is being loaded instead of drawn here
   */
  takeAt: (pathname: string): boolean =>
    !isOwn && (isLeaving || FOR_SIGN_IN.includes(pathname)) && loadAnew(),
};
