import { existsSync, readFileSync } from 'node:fs';
import { staleness } from './packages.mjs';

const wanted = new URL('../../package-lock.json', import.meta.url);
const installed = new URL('../../node_modules/.package-lock.json', import.meta.url);

/** @param {URL} file */
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Why `npm ci` is due, or null when it is not.
 * @returns {string | null}
 */
export function findPackages() {
  return staleness(read(wanted), existsSync(installed) ? read(installed) : null);
}
