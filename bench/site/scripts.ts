import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { root } from '../../dev/root.ts';

const dist = join(root, 'web/dist');

/** Bytes of a built file as Hosting's CDN sends them. */
export const gzippedBytes = (name: string): number => gzipSync(readFileSync(join(dist, name))).length;

/**
 * Follows which of the site's scripts a page loads; to be called before it is opened.
 * @returns tells their bytes so far, gzip
 */
export function followScripts(page: Page): () => number {
  const names = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.request().resourceType() === 'script' && response.ok()) names.add(pathname);
  });
  return () => [...names].reduce((sum, name) => sum + gzippedBytes(name), 0);
}
