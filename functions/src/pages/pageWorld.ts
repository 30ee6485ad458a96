import { config } from '../config.ts';
import { openPages } from '../http/openPages.ts';
import { readShowable } from '../store/products.ts';
import { keptShell } from './keptShell.ts';
import { loadShell } from './loadShell.ts';
import { pageHeaders } from './pageHeaders.ts';
import type { PageWorld } from './phonePageDoor.ts';

/** Of this instance, while it lives. */
const shell = keptShell(() => loadShell(config().site));
const countPages = openPages();
const headers = pageHeaders(process.env['FUNCTIONS_EMULATOR'] === 'true');

/** What pages ask of the world; tests give their own. */
export function pageWorld(): PageWorld {
  return { site: config().site, products: { readShowable }, shell, headers, countPages };
}
