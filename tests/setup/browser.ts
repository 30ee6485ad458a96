import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core';
import { findBrowser } from '../../dev/machine/findBrowser.mjs';
import { Obstacle } from '../../dev/root.ts';

/** How a browser is started that nobody sits at. */
export const browserFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const onThisMachine = new Set(['127.0.0.1', 'localhost']);

/** The browser that the doctor would name. */
export async function browserPath(): Promise<string> {
  const found = findBrowser();
  if (found.path !== null) return found.path;
  if (!found.packaged) throw new Obstacle(found.finding.sentence);
  // Its own list of arguments is not used: it switches web security off.
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}

/** Starts the browser that the doctor would name; the caller closes it. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await browserPath(), args: browserFlags, headless: true });
}

/** Once its channel has broken, Firestore's client asks this picture whether there is any network at all. */
const networkProbe = 'https://www.google.com/images/cleardot.gif';

/**
 * A fresh person's window: own storage, relative addresses starting at Hosting, and each request that would leave the
 * machine aborted, and listed in `leaving` where the site's own pages made it. Unless it is allowed, no service worker stands
 * between page and network: what it would fetch no test could see or stop.
 */
export async function openContext(
  browser: Browser,
  { serviceWorkers = 'block', ...options }: BrowserContextOptions = {},
): Promise<{ context: BrowserContext; leaving: string[] }> {
  const site = process.env['BNS_SITE_URL'];
  if (site === undefined) throw new Error('BNS_SITE_URL is set by the global set-up of the suite');
  const context = await browser.newContext({ baseURL: site, ...options });
  // Forbidden by the browser it would be asked for in vain, and each page would complain of it.
  if (serviceWorkers === 'block')
    await context.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  const leaving: string[] = [];
  await context.route(
    (address) => !onThisMachine.has(address.hostname) && /^(https?|wss?):$/.test(address.protocol),
    (route) => {
      const url = route.request().url();
      if (!url.startsWith(networkProbe)) leaving.push(url);
      return route.abort();
    },
  );
  return { context, leaving };
}
