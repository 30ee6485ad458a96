/** The browser's cache of lists of phones that were seen last; keptLists.ts alone writes to it. */
export const KEPT_LISTS = 'bns-lists';

/** Takes it away whole, also where nothing on this page has kept any list. */
export async function forgetLists(): Promise<void> {
  // A private window may refuse; it keeps nothing then.
  if ('caches' in globalThis) await caches.delete(KEPT_LISTS).catch(() => false);
}
