import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { judgeBrowser } from './browser.mjs';

// Debian's headless shell first: it draws no window of its own, which halves what a page costs.
const names = [
  'chromium-headless-shell',
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'chrome',
];
const macApps = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const packagedBinary = new URL('../../node_modules/@sparticuz/chromium/bin', import.meta.url);

function installed() {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const places = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...macApps];
  return places.find((place) => existsSync(place)) ?? null;
}

/**
 * Looks for a browser that the end-to-end tests can drive.
 * @returns {import('./browser.mjs').BrowserVerdict}
 */
export function findBrowser() {
  const asked = process.env['CHROME_PATH'] || null;
  return judgeBrowser({
    asked,
    askedExists: asked !== null && existsSync(asked),
    installed: installed(),
    packaged: process.platform === 'linux' && existsSync(packagedBinary),
  });
}
