import { LIST_PAGE } from '@bns/domain';
import { type KeptName, keepList } from './keptLists.ts';
import type { PhoneRow } from './rows.ts';

/** What changes within this time is kept at once (ms). */
const PAUSE_MS = 5_000;

type Keeper = { saw: (rows: readonly PhoneRow[]) => void; end: () => void };

/**
 * Keeps a list's first page as it is seen: at once when it is opened, later where that page has changed, some seconds
 * after it or when the browser's page is left.
 */
export function keepSeen(uid: string, list: KeptName): Keeper {
  let seen: readonly PhoneRow[] = [];
  let kept = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    clearTimeout(timer);
    timer = undefined;
    const now = JSON.stringify(seen);
    if (now === kept) return;
    kept = now;
    void keepList(uid, list, seen);
  };
  const leave = () => {
    if (timer !== undefined) keep();
  };
  globalThis.window?.addEventListener('pagehide', leave);
  return {
    saw: (rows) => {
      seen = rows.slice(0, LIST_PAGE);
      if (kept === '') keep();
      else timer ??= setTimeout(keep, PAUSE_MS);
    },
    end: () => {
      globalThis.window?.removeEventListener('pagehide', leave);
      leave();
    },
  };
}
