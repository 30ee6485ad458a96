import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../setup/browser.ts';

let running: Promise<Browser> | undefined;

/** The browser of the whole run: each person has a window of his own in it. */
export const theBrowser = (): Promise<Browser> => (running ??= launchBrowser());

/** Closes the windows that a file's people have open. */
export async function closeWindows(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
}
