import { paths } from '../app/paths.ts';
import { carryNotices } from '../ui/carriedNotices.ts';
import { OWN_WINDOW, WITHOUT_OPENER_POLICY } from './openerPolicy.ts';

/** Where somebody says who he is. */
const FOR_SIGN_IN: readonly string[] = [paths.login, paths.register];
const KEY = 'bns-entry';

let isOwn = true;

/** Loads the page that the address names now; the home page by its other address, which comes with the header. */
function loadAnew(): true {
  carryNotices();
  carryEntry();
  const { pathname, search, hash } = location;
  if (pathname === WITHOUT_OPENER_POLICY) location.replace(`${paths.homeNamed}${search}${hash}`);
  else location.reload();
  return true;
}

/**
 * Chromium loses a history entry's state where a reload ends in another process, and with it the way back from /login.
 * Without a store it leads to the home page.
 */
function carryEntry(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ address: location.href, state: history.state as unknown }));
  } catch {}
}

function takeCarriedEntry(): void {
  try {
    const carried = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as { address?: unknown; state?: unknown };
    sessionStorage.removeItem(KEY);
    if (carried.address === location.href && history.state === null) history.replaceState(carried.state, '');
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
    takeCarriedEntry();
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
