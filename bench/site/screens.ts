import type { BrowserContext, Page } from 'playwright-core';
import { phonePageText } from '../../web/src/texts/phonePage.ts';
import type { Site } from './site.ts';

/** A screen that is measured, and what it promises. */
export type Screen = {
  name: string;
  path: string;
  signedIn?: true;
  /** How many cards are there when it is ready, at least. */
  cards: number;
  /** A heading that is there once its data has come, where its HTML says the rest before. */
  heading?: string;
  /** Documents that it may read, and that it has to, for what it shows; a meter that hears nothing would keep any promise. */
  documents: { least: number; most: number };
};

/** The screens that people find phones on. */
export const screensOf = ({ phoneId }: Pick<Site, 'phoneId'>): Screen[] => [
  { name: 'landing', path: '/', cards: 6, documents: { least: 0, most: 0 } },
  {
    name: 'phone page, guest',
    path: `/phone/${phoneId}`,
    cards: 0,
    heading: phonePageText.similar,
    documents: { least: 0, most: 0 },
  },
  {
    name: 'phone page',
    path: `/phone/${phoneId}`,
    signedIn: true,
    cards: 0,
    heading: phonePageText.similar,
    documents: { least: 2, most: 4 },
  },
  {
    name: 'all-products',
    path: '/all-products',
    signedIn: true,
    cards: 1,
    documents: { least: 25, most: 25 },
  },
  {
    name: 'category',
    path: '/products/samsung',
    signedIn: true,
    cards: 1,
    documents: { least: 25, most: 25 },
  },
  {
    name: 'search',
    path: '/all-products?q=black',
    signedIn: true,
    cards: 1,
    documents: { least: 2, most: 40 },
  },
  {
    name: 'search with filters',
    path: '/all-products?q=black&condition=Good&min=10000&max=15000',
    signedIn: true,
    cards: 1,
    documents: { least: 2, most: 40 },
  },
];

/**
 * The emulator looks through the words of all phones, and once for each band of a price, where production has an index:
 * two minutes a look in the largest market.
 */
const PATIENCE_MS = 1_200_000;

/**
 * Lets pages wait as long as we do. While the emulator looks for words it is silent, and a page's Firestore takes a line that
 * is silent for 45 s for a lost one and asks anew. What it reads does not depend on that.
 */
export async function bePatient(context: BrowserContext): Promise<void> {
  await context.addInitScript((longest) => {
    const begin = window.setTimeout.bind(window);
    const isPatience = (ms = 0) => ms > 30_000 && ms < longest;
    const patient = (act: () => void, ms?: number, ...rest: unknown[]) =>
      begin(act, isPatience(ms) ? longest : ms, ...rest);
    Object.assign(window, { setTimeout: patient });
  }, PATIENCE_MS);
}

/** Waits until the screen shows what it promises. */
export async function untilReady(page: Page, { cards, heading }: Screen): Promise<void> {
  page.setDefaultTimeout(PATIENCE_MS);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  if (heading !== undefined) await page.getByRole('heading', { name: heading }).waitFor();
  if (cards > 0)
    await page
      .getByRole('article')
      .nth(cards - 1)
      .waitFor();
}

/** That nothing more comes no event tells. */
const STILL_MS = 1500;

/**
 * Waits until a figure of the page has not changed for a while, which it does not before it is `least`: a busy emulator
 * may be still longer than that before its first answer.
 */
export async function untilStill(
  page: Page,
  figure: () => Promise<number> | number,
  least = 0,
): Promise<number> {
  const patient = performance.now() + PATIENCE_MS;
  let last = await figure();
  for (;;) {
    await page.waitForTimeout(STILL_MS);
    const now = await figure();
    if (now === last && (now >= least || performance.now() > patient)) return now;
    last = now;
  }
}
