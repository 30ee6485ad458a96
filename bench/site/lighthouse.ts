import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { logIn } from '../../dev/screens/logIn.ts';
import { browserFlags, browserPath } from '../../tests/setup/browser.ts';
import { type Measure, median } from './measure.ts';
import type { Site } from './site.ts';
import { untilIdle } from './untilIdle.ts';

const RUNS = 5;
/** A page with an open listener is never quiet: it is looked at after so long. */
const MOST_WAIT_MS = 20_000;

type Looked = Record<
  'performance' | 'accessibility' | 'best-practices' | 'seo' | 'lcp' | 'tbt' | 'cls',
  number
>;
/** @param host how fast the machine was just then, as Lighthouse itself measures it before each visit */
type Visit = { looked: Looked; host: number };

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
  const guest = [
    ...toMeasures('/', await look(`${address}/`), LANDING),
    ...toMeasures('/phone/{id}', await look(`${address}/phone/${phoneId}`)),
  ];
  // Who is signed in has been here before: what the browser keeps of the site stays.
  const profile = mkdtempSync(join(tmpdir(), 'bns-lighthouse-'));
  try {
    await signIn(profile, address, buyer);
    return [...guest, ...toMeasures('/all-products', await look(`${address}/all-products`, profile))];
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Signs somebody in, in a browser that keeps it in this folder. */
async function signIn(profile: string, address: string, email: string): Promise<void> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await browserPath(),
    args: browserFlags,
    headless: true,
  });
  try {
    const page = await context.newPage();
    await page.goto(`${address}/login`);
    await logIn(page, email);
    await page.waitForURL('**/home');
  } finally {
    await context.close();
  }
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

/**
 * In a browser that nobody else is connected to, as Lighthouse's command line begins it: what Playwright does to each of its
 * pages is counted against them. Without a profile each run is a first visit.
 */
async function look(url: string, profile?: string): Promise<Looked> {
  const browser = await launch({
    chromePath: await browserPath(),
    chromeFlags: browserFlags,
    ...(profile === undefined ? {} : { userDataDir: profile }),
  });
  try {
    const visits: Visit[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      await untilIdle();
      visits.push(await askedOf(browser.port, url, profile !== undefined));
    }
    console.log(`  ${new URL(url).pathname}: ${visits.map(told).join(', ')}`);
    const middle = (name: keyof Looked) => median(visits.map(({ looked }) => looked[name]));
    return Object.fromEntries(
      Object.keys(visits[0]?.looked ?? {}).map((name) => [name, middle(name as keyof Looked)]),
    ) as Looked;
  } finally {
    const ended = new Promise((resolve) => browser.process.once('exit', resolve));
    browser.kill();
    await ended;
  }
}

/** The figure that depends on the machine most, beside what the machine was. */
const told = ({ looked, host }: Visit) => `${Math.round(looked.tbt)} ms blocked (host ${host})`;

async function askedOf(port: number, url: string, keeps: boolean): Promise<Visit> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    disableStorageReset: keeps,
    maxWaitForLoad: MOST_WAIT_MS,
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  });
  if (result === undefined) throw new Error(`Lighthouse said nothing of ${url}`);
  const { categories, audits, environment } = result.lhr;
  const points = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const looked = {
    performance: points('performance'),
    accessibility: points('accessibility'),
    'best-practices': points('best-practices'),
    seo: points('seo'),
    lcp: figure('largest-contentful-paint') / 1000,
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
  };
  return { looked, host: environment.benchmarkIndex };
}
