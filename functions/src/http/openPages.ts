import type { IncomingHttpHeaders } from 'node:http';
import { OPEN_PAGES } from '@bns/domain';
import { networkIn } from './networkIn.ts';
import { networkOf } from './networkOf.ts';

/**
 * @param pages how many pages' worth of documents the answer costs
 * @returns the seconds to wait, or null where there is room
 */
export type CountPages = (headers: IncomingHttpHeaders, pages: number) => number | null;

/**
 * Counts pages that anybody may ask for and that no cache answers, in this instance's memory: of the network that asks,
 * and of all together, for at the function's own address a network may be made up. A row in the database for each would
 * cost what it is to save.
 * @param now ms
 */
export function openPages(now: () => number = Date.now): CountPages {
  const { windowMs, perNetwork, perInstance } = OPEN_PAGES;
  let window = 0;
  let all = 0;
  // Never more networks than pages of all together.
  const used = new Map<string, number>();

  return (headers, pages) => {
    const network = networkIn(headers) ?? lastHop(headers);
    if (network === null) return null;
    const at = now();
    if (Math.floor(at / windowMs) !== window) {
      window = Math.floor(at / windowMs);
      all = 0;
      used.clear();
    }
    const ofNetwork = (used.get(network) ?? 0) + pages;
    if (ofNetwork > perNetwork || all + pages > perInstance) {
      return Math.ceil((windowMs - (at % windowMs)) / 1000);
    }
    used.set(network, ofNetwork);
    all += pages;
    return null;
  };
}

/** Whom the platform itself saw; the hops before it are what was sent. The emulators name none. */
function lastHop(headers: IncomingHttpHeaders): string | null {
  const said = headers['x-forwarded-for'];
  return typeof said === 'string' ? networkOf(said.split(',').at(-1) ?? '') : null;
}
