import { appendFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  ConsoleMessage,
  Locator,
  Page,
  WebError,
} from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { root } from '../../../dev/root.ts';
import { logIn } from '../../../dev/screens/logIn.ts';
import { TOLD } from '../../../dev/toldWords.ts';
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

export { logIn };

let pictures = 0;

/** Where the words go that people were told in this run: one JSON row a line. */
const told = join(root, TOLD);

declare global {
  interface Window {
    tellWords: (role: string, text: string) => Promise<void>;
    /** Looks once more, and resolves when all that was seen is written down. */
    toldAll: () => Promise<unknown>;
    toastsSeen: string[];
    movesMade: string[];
  }
}

/**
 * A person's own browser window, closed when the test ends. A failed test leaves a picture of it in .cache/e2e. A test
 * fails if the page complained of anything that the test did not announce, or reached for anything beyond this machine.
 */
export async function visitor(browser: Browser, options: VisitorOptions = {}): Promise<Visitor> {
  const { mayComplain, ...contextOptions } = options;
  const { context, leaving } = await openWindow(browser, contextOptions);
  return visit(context, leaving, mayComplain, () => context.close());
}

/**
 * A window that a person keeps over the tests of a file, signed in once, by the form. Each visit is a new tab in it:
 * what the browser has loaded and who is signed in stay, as they do for somebody who comes back. He wants no motion:
 * nothing waits for a dialog to fade.
 */
export async function signedIn(browser: Browser, email: string) {
  const { context, leaving } = await openWindow(browser, { reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto('/login');
  await logIn(page, email);
  await page.waitForURL('**/home');
  await page.close();
  return {
    visit: ({ mayComplain }: { mayComplain?: RegExp } = {}): Promise<Visitor> =>
      visit(context, leaving, mayComplain, (tab) => tab.close()),
    close: () => context.close(),
  };
}

export type Home = Awaited<ReturnType<typeof signedIn>>;

async function openWindow(browser: Browser, options: BrowserContextOptions = {}) {
  const opened = await openContext(browser, options);
  await serveGapi(opened.context);
  await opened.context.exposeFunction('tellWords', (role: string, text: string) =>
    appendFileSync(told, `${JSON.stringify([role, text])}\n`),
  );
  await opened.context.addInitScript(watchWords);
  return opened;
}

async function visit(
  context: BrowserContext,
  leaving: string[],
  mayComplain: RegExp | undefined,
  close: (page: Page) => Promise<void>,
): Promise<Visitor> {
  const complaints: string[] = [];
  const heard = (message: ConsoleMessage) => {
    const counts = ['error', 'warning'].includes(message.type()) && !PROBE.test(message.text());
    if (counts) complaints.push(message.text());
  };
  const threw = (fault: WebError) => void complaints.push(fault.error().message);
  context.on('console', heard).on('weberror', threw);
  const page = await context.newPage();
  await page.addInitScript(watchToasts);
  onTestFinished(async ({ task }) => {
    const name = task.name.replace(/\W+/g, '-').slice(0, 80);
    const path = `.cache/e2e/${name}-${(pictures += 1)}.png`;
    if (task.result?.state === 'fail' && !page.isClosed()) await page.screenshot({ path, fullPage: true });
    if (!page.isClosed()) await page.evaluate(() => window.toldAll());
    await close(page);
    context.off('console', heard).off('weberror', threw);
    const unannounced = complaints.filter((text) => !mayComplain?.test(text));
    expect(unannounced, 'complaints of the page').toEqual([]);
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

/**
 * Writes down each address that the app itself goes to, in the page that is open when they are asked for. To be called
 * before the page is opened.
 * @returns what tells them
 */
export async function watchMoves(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    window.movesMade = [];
    for (const move of ['pushState', 'replaceState'] as const) {
      const real = history[move].bind(history);
      history[move] = (state, unused, url) => {
        const from = location.pathname;
        real(state, unused, url);
        if (location.pathname !== from) window.movesMade.push(location.pathname);
      };
    }
  });
  return () => page.evaluate(() => window.movesMade);
}

/** Counts how often a page is loaded, reloads among them. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
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

/** Tells of each toast, alert and message at a field that a person can hear of: by role, once a page. */
function watchWords() {
  const seen = new Set<string>();
  const told: Promise<void>[] = [];
  const tell = (role: string, text = '') => {
    const words = text.trim();
    if (words === '' || seen.has(role + words)) return;
    seen.add(role + words);
    told.push(window.tellWords(role, words));
  };
  const look = () => {
    for (const notice of document.querySelectorAll('[role=alert], [role=status]'))
      tell(notice.getAttribute('role') ?? '', notice.textContent ?? '');
    for (const field of document.querySelectorAll('[aria-invalid=true]')) {
      const ids = (field.getAttribute('aria-describedby') ?? '').split(' ');
      for (const id of ids) tell('field', document.getElementById(id)?.textContent ?? '');
    }
  };
  window.toldAll = () => {
    look();
    return Promise.all(told);
  };
  // At each change: a test that has seen a message goes on, and the next one may take its place within milliseconds.
  new MutationObserver(look).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: ['aria-invalid', 'aria-describedby'],
  });
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

/** A link of the dashboard's sidebar. */
export const sideLink = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name });

/** The card of a phone, by its title, or of a person, by the name. */
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
