import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { openContext } from '../../setup/browser.ts';

/** Things a console says that are no fault: what the test itself provokes is named by the test. */
type VisitorOptions = BrowserContextOptions & { mayComplain?: RegExp };

export type Visitor = {
  page: Page;
  context: BrowserContext;
  /** Everything that the page complained of: console errors and warnings, uncaught errors, policy violations. */
  complaints: string[];
  /** What toasts said, in their order, since the page was opened. */
  toasts(): Promise<string[]>;
  goto(path: string): Promise<void>;
};

/** Firestore's own look whether there is any network, by a picture that our policy does not let in. */
const PROBE = /www\.google\.com\/images\/cleardot\.gif/;

let pictures = 0;

declare global {
  interface Window {
    toastsSeen: string[];
  }
}

/**
 * A person's own browser window; a failed test leaves a picture of it in .cache/e2e. When the test ends it is closed,
 * and the test fails if the page complained of
 * anything that the test did not announce, or if it reached for anything beyond this machine.
 */
export async function visitor(browser: Browser, options: VisitorOptions = {}): Promise<Visitor> {
  const { mayComplain, ...contextOptions } = options;
  const { context, leaving } = await openContext(browser, contextOptions);
  await serveGapi(context);
  const complaints: string[] = [];
  context.on('console', (message) => {
    const counts = ['error', 'warning'].includes(message.type()) && !PROBE.test(message.text());
    if (counts) complaints.push(message.text());
  });
  context.on('weberror', (fault) => void complaints.push(fault.error().message));
  const page = await context.newPage();
  await page.addInitScript(watchToasts);
  onTestFinished(async ({ task }) => {
    const name = task.name.replace(/\W+/g, '-').slice(0, 80);
    const path = `.cache/e2e/${name}-${(pictures += 1)}.png`;
    if (task.result?.state === 'fail') await page.screenshot({ path, fullPage: true });
    await context.close();
    expect(
      complaints.filter((text) => !mayComplain?.test(text)),
      'complaints of the page',
    ).toEqual([]);
    expect(leaving, 'requests that would have left the machine').toEqual([]);
  });
  return {
    page,
    context,
    complaints,
    toasts: () => page.evaluate(() => window.toastsSeen),
    goto: async (path) => void (await page.goto(path, { waitUntil: 'domcontentloaded' })),
  };
}

/** Writes down each toast as it appears, but for the loading one of an upload. */
function watchToasts() {
  const key = 'toasts-seen';
  window.toastsSeen = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
  const seen = new WeakSet<Element>();
  new MutationObserver(() => {
    for (const toast of document.querySelectorAll(
      '.notistack-SnackbarContainer :is([role=alert], [role=status])',
    )) {
      const text = toast.textContent?.trim() ?? '';
      if (seen.has(toast) || text === '' || toast.querySelector('[role=progressbar]')) continue;
      seen.add(toast);
      window.toastsSeen.push(text);
      sessionStorage.setItem(key, JSON.stringify(window.toastsSeen));
    }
  }).observe(document, { childList: true, subtree: true });
}

async function serveGapi(context: BrowserContext): Promise<void> {
  const body = await readFile(new URL('./gapi.js', import.meta.url), 'utf8');
  await context.route('https://apis.google.com/js/api.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  // The Auth emulator's chooser does without its styles and fonts; our pages' policy lets them ask for none.
  await context.route(/^https:\/\/(unpkg\.com|fonts\.googleapis\.com)\//, (route) =>
    route.fulfill({ body: '' }),
  );
}

/** Fills in the login form and sends it. */
export async function logIn(page: Page, email: string, password = 'bns-demo-1'): Promise<void> {
  await page.getByRole('heading', { name: 'Login', level: 1 }).waitFor();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
}

/** The card of a phone, by its title. */
export const card = (page: Page, title: string): Locator =>
  page.getByRole('article', { name: title, exact: true });

/** Waits until a condition holds; the message of the last failure is the test's. */
export async function until<T>(
  read: () => Promise<T>,
  holds: (value: T) => boolean,
  within = 20_000,
): Promise<T> {
  const end = Date.now() + within;
  for (;;) {
    const value = await read();
    if (holds(value)) return value;
    if (Date.now() > end) throw new Error(`not reached in ${within} ms, last seen: ${JSON.stringify(value)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
