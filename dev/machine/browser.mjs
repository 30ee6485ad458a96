import { good, missing } from './finding.mjs';

/**
 * @typedef {object} BrowserSightings
 * @property {string | null} asked what CHROME_PATH says
 * @property {boolean} askedExists
 * @property {string | null} installed an installed Chrome or Chromium
 * @property {boolean} packaged whether the npm package with a Chromium inside is installed
 */

/** @typedef {{ finding: import('./finding.mjs').Finding, path: string | null, packaged: boolean }} BrowserVerdict */

/**
 * Chooses the browser of the end-to-end tests: CHROME_PATH, an installed one, the npm package.
 * @param {BrowserSightings} seen
 * @returns {BrowserVerdict}
 */
export function judgeBrowser(seen) {
  const about = 'Browser';
  if (seen.asked !== null && !seen.askedExists) {
    const sentence = `CHROME_PATH names ${seen.asked}, which does not exist: correct or unset it.`;
    return { finding: missing(about, sentence), path: null, packaged: false };
  }
  const path = seen.asked ?? seen.installed;
  if (path !== null) return { finding: good(about, `${path}.`), path, packaged: false };
  if (seen.packaged) {
    return { finding: good(about, 'the Chromium of @sparticuz/chromium.'), path: null, packaged: true };
  }
  const sentence =
    'No Chrome or Chromium was found for the end-to-end tests: install one (Debian: apt-get install chromium) or ' +
    'set CHROME_PATH.';
  return { finding: missing(about, sentence), path: null, packaged: false };
}
