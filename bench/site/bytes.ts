import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { root } from '../../dev/root.ts';
import type { Measure } from './measure.ts';
import { type Screen, untilReady, untilStill } from './screens.ts';
import { followScripts, gzippedBytes } from './scripts.ts';

const KB = 1024;

/** Most kB of scripts (gzip) that a route may load until it is usable, and a single chunk may have. */
const BUDGET = JSON.parse(readFileSync(join(root, 'bench/budget.json'), 'utf8')) as Record<string, number>;

/** Routes with a budget, as screens. */
export const budgetScreens = (phoneId: string): (Screen & { route: string })[] =>
  [
    { route: '/', path: '/', cards: 6 },
    { route: '/blog', path: '/blog', cards: 0 },
    { route: '/login', path: '/login', cards: 0 },
    { route: '/phone/{id}', path: `/phone/${phoneId}`, cards: 0 },
    { route: '/all-products', path: '/all-products', cards: 1, signedIn: true as const },
  ].map((screen) => ({ ...screen, name: screen.route, documents: { least: 0, most: 0 } }));

/**
 * All scripts that a screen loads by itself: more than it needs until it answers a click, never less.
 * @param context a guest's, or a signed-in person's
 */
export async function bytesOf(context: BrowserContext, screen: Screen & { route: string }): Promise<Measure> {
  const page = await context.newPage();
  const bytes = followScripts(page);
  await page.goto(screen.path);
  await untilReady(page, screen);
  const value = (await untilStill(page, bytes)) / KB;
  await page.close();
  return { what: `scripts of ${screen.route}`, value, unit: 'kB', most: BUDGET[screen.route] ?? 0 };
}

/** The largest of the site's scripts. */
export function largestChunk(): Measure {
  const names = globSync('assets/*.js', { cwd: join(root, 'web/dist') });
  const value = Math.max(...names.map(gzippedBytes)) / KB;
  return { what: 'largest chunk', value, unit: 'kB', most: BUDGET['largest chunk'] ?? 0 };
}
