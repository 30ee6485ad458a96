import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium, type Page } from 'playwright-core';
import { logIn } from '../../dev/screens/logIn.ts';
import { browserFlags, browserPath } from '../../tests/setup/browser.ts';
import { type Measure, median } from './measure.ts';
import type { Site } from './site.ts';

const RUNS = 5;
/** Each run begins with an empty cache and no service worker, or with what the one before has left. */
const FIRST_VISIT = { disableStorageReset: false };
const LATER_VISIT = { disableStorageReset: true };
/** A page with an open listener is never quiet: it is looked at after so long. */
const MOST_WAIT_MS = 20_000;

type Visit = { disableStorageReset: boolean };
type Looked = Record<
  'performance' | 'accessibility' | 'best-practices' | 'seo' | 'lcp' | 'tbt' | 'cls',
  number
>;

/** What the home page promises; the others are told. */
const LANDING = {
  performance: { least: 97 },
  accessibility: { least: 100 },
  'best-practices': { least: 100 },
  seo: { least: 100 },
  lcp: { most: 1.6 },
  tbt: { most: 80 },
  cls: { most: 0.02 },
} as const;
const UNITS = { lcp: 's', tbt: 'ms', cls: 'shift' } as const;

/** Lighthouse on a phone of the slow kind, the middle of five runs, for a guest's and a signed-in person's pages. */
export async function lighthouseOf({ address, phoneId, buyer }: Site): Promise<Measure[]> {
  // A function's first call has a figure of its own.
  await Promise.all([fetch(`${address}/api/landing`), fetch(`${address}/phone/${phoneId}`)]);
  const guest = await withBrowser(async (port) => [
    ...toMeasures('/', await look(port, `${address}/`, FIRST_VISIT), LANDING),
    ...toMeasures('/phone/{id}', await look(port, `${address}/phone/${phoneId}`, FIRST_VISIT)),
  ]);
  // Who is signed in has been here before: what the browser keeps of the site stays.
  const signedIn = await withBrowser(async (port, page) => {
    await page.goto(`${address}/login`);
    await logIn(page, buyer);
    await page.waitForURL('**/home');
    return toMeasures('/all-products', await look(port, `${address}/all-products`, LATER_VISIT));
  });
  return [...guest, ...signedIn];
}

function toMeasures(
  path: string,
  figures: Looked,
  promises: Partial<Record<keyof Looked, { most?: number; least?: number }>> = {},
): Measure[] {
  return (Object.keys(figures) as (keyof Looked)[]).map((name) => ({
    what: `Lighthouse ${path}: ${name}`,
    value: figures[name],
    unit: name === 'lcp' || name === 'tbt' || name === 'cls' ? UNITS[name] : 'points',
    ...promises[name],
  }));
}

/** A browser of its own, whose debugging port Lighthouse is told. */
async function withBrowser<Outcome>(act: (port: number, page: Page) => Promise<Outcome>): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'bns-lighthouse-'));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: await browserPath(),
    args: [...browserFlags, '--remote-debugging-port=0'],
    headless: true,
  });
  try {
    const [port = ''] = readFileSync(join(folder, 'DevToolsActivePort'), 'utf8').split('\n');
    return await act(Number(port), context.pages()[0] ?? (await context.newPage()));
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function look(port: number, url: string, visit: Visit): Promise<Looked> {
  const runs: Looked[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await lookOnce(port, url, visit));
  const middle = (name: keyof Looked) => median(runs.map((one) => one[name]));
  return Object.fromEntries(
    Object.keys(runs[0] ?? {}).map((name) => [name, middle(name as keyof Looked)]),
  ) as Looked;
}

async function lookOnce(port: number, url: string, visit: Visit): Promise<Looked> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    ...visit,
    maxWaitForLoad: MOST_WAIT_MS,
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  });
  if (result === undefined) throw new Error(`Lighthouse said nothing of ${url}`);
  const { categories, audits } = result.lhr;
  const points = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: points('performance'),
    accessibility: points('accessibility'),
    'best-practices': points('best-practices'),
    seo: points('seo'),
    lcp: figure('largest-contentful-paint') / 1000,
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
  };
}
