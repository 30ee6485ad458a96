import { somebody } from '../live/somebody.ts';
import { CODE_SOON, type CodeSoon } from './codeSoon.ts';
import { savesData } from '../ui/savesData.ts';

/** How long the page has the line and the processor to itself: its code runs, and its pictures come. */
const ALONE_MS = 3000;

const whenIdle = (act: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(act) : setTimeout(act);

/**
 * Lets the service worker keep the shell for when there is no line; after everything that the page itself needs. The page
 * may be loaded already: its scripts begin after its first look (web/public/start.js).
 */
export function keepShell(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // A browser that forbids it (a private window) shows the same site, only not without a line.
  const begin = () => whenIdle(() => void keep().catch(() => undefined));
  const beginSoon = () => setTimeout(begin, ALONE_MS);
  if (document.readyState === 'complete') beginSoon();
  else addEventListener('load', beginSoon);
}

/** Each deploy brings new files, which nobody may have seen when the line goes: they are fetched once it has begun. */
async function keep(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js');
  if (savesData()) return;
  const { active } = await navigator.serviceWorker.ready;
  const parts: CodeSoon[] = somebody.mayBeHere() ? ['light', 'lists'] : ['light'];
  active?.postMessage({ kind: CODE_SOON, parts });
}
