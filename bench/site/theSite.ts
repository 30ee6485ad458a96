import type { BrowserContext } from 'playwright-core';
import { logIn } from '../../dev/screens/logIn.ts';
import { baseline, keep, tell } from './baseline.ts';
import { budgetScreens, bytesOf, largestChunk } from './bytes.ts';
import { cardPicturesOf } from './cardPictures.ts';
import { coldStartsOf } from './coldStarts.ts';
import { documentsOf, growthOf } from './documents.ts';
import { landingOf } from './landing.ts';
import { lighthouseOf } from './lighthouse.ts';
import { liveUpdatesOf } from './liveUpdates.ts';
import type { Measure } from './measure.ts';
import { photosOf } from './photos.ts';
import { queriesOf } from './queries.ts';
import { type Site, startSite } from './site.ts';

/** The size at which everything is measured that has none of its own. */
const USUAL = 10_000;
const LARGEST = 100_000;
const SIZES = [100, USUAL, LARGEST];

type People = { guest: BrowserContext; buyer: BrowserContext };

/** Each part of the bench by the name that it can be asked for by. */
const PARTS: Record<string, (site: Site, people: People) => Promise<Measure[]>> = {
  bytes: async ({ phoneId }, { guest, buyer }) => {
    const measures: Measure[] = [];
    for (const screen of budgetScreens(phoneId))
      measures.push(await bytesOf(screen.signedIn ? buyer : guest, screen));
    return [...measures, largestChunk()];
  },
  pictures: async (_site, { guest, buyer }) => [
    await cardPicturesOf(guest, '/'),
    await cardPicturesOf(buyer, '/all-products'),
  ],
  lighthouse: lighthouseOf,
  landing: landingOf,
  live: liveUpdatesOf,
  cold: coldStartsOf,
  photos: photosOf,
};
const SIZED: Record<string, (site: Site, people: People, phones: number) => Promise<Measure[]>> = {
  documents: documentsOf,
  queries: (site, _people, phones) => queriesOf(site, phones),
};

/** What can be asked for. */
export const SITE_PARTS = [...Object.keys(PARTS), ...Object.keys(SIZED)];

/**
 * How heavy and how quick the built site is, at 100, 10,000 and 100,000 phones.
 * @param only parts of SITE_PARTS; all where there are none. What is measured is kept as the new baseline
 * @returns whether all promises are kept
 */
export async function theSite(only: readonly string[]): Promise<boolean> {
  const isWanted = ([name]: [string, unknown]) => only.length === 0 || only.includes(name);
  const [parts, sized] = [Object.entries(PARTS).filter(isWanted), Object.entries(SIZED).filter(isWanted)];
  const before = baseline();
  const measures: Measure[] = [];
  for (const phones of sized.length === 0 ? [USUAL] : SIZES) {
    await atSize(phones, async (site, people) => {
      for (const [, measure] of sized) measures.push(...(await measure(site, people, phones)));
      for (const [name, measure] of phones === USUAL ? parts : []) {
        console.log(`${name} …`);
        measures.push(...(await measure(site, people)));
      }
    });
    keep(measures);
  }
  if (sized.some(([name]) => name === 'documents')) measures.push(...growthOf(measures, [USUAL, LARGEST]));
  keep(measures);
  return tell(measures, before);
}

/**
 * Starts a site with so many phones. Each size has one of its own, which is filled before anybody listens: the emulator
 * goes through all of a listener's documents at each write, also for a while after he has gone.
 */
async function atSize(phones: number, measure: (site: Site, people: People) => Promise<void>): Promise<void> {
  const site = await startSite();
  try {
    console.log(`Filling the market up to ${phones} phones …`);
    await site.fillTo(phones);
    await measure(site, await peopleOf(site));
  } finally {
    await site.stop();
  }
}

async function peopleOf({ browser, address, buyer }: Site): Promise<People> {
  const windowOf = () => browser.newContext({ baseURL: address, serviceWorkers: 'block' });
  const people = { guest: await windowOf(), buyer: await windowOf() };
  const page = await people.buyer.newPage();
  await page.goto('/login');
  await logIn(page, buyer);
  await page.waitForURL('**/home');
  await page.close();
  return people;
}
