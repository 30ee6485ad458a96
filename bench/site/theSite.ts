import type { BrowserContext } from 'playwright-core';
import { logIn } from '../../dev/screens/logIn.ts';
import { OPTIMISING } from '../optimising.ts';
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
import { bePatient } from './screens.ts';
import { type Site, startSite } from './site.ts';

const SMALL = 100;
/** The size at which everything is measured that size has nothing to do with. */
const USUAL = 10_000;
const LARGEST = 100_000;
const SIZES = [SMALL, USUAL, LARGEST];
/** The largest market wants more memory than the emulator has otherwise, too. */
const ownJavaOptions = process.env['JAVA_TOOL_OPTIONS'] ?? '';
const LARGE_EMULATOR = `-XX:MaxRAMPercentage=60 ${OPTIMISING} ${ownJavaOptions}`;

type People = { guest: BrowserContext; buyer: BrowserContext };
type Part = {
  sizes: readonly number[];
  measure: (site: Site, people: People, phones: number) => Promise<Measure[]>;
};

async function allBytes({ phoneId }: Site, { guest, buyer }: People): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const screen of budgetScreens(phoneId))
    measures.push(await bytesOf(screen.signedIn ? buyer : guest, screen));
  return [...measures, largestChunk()];
}

const allPictures = async (_site: Site, { guest, buyer }: People): Promise<Measure[]> => [
  await cardPicturesOf(guest, '/'),
  await cardPicturesOf(buyer, '/all-products'),
];

/** Each part of the bench by the name that it can be asked for by. */
const PARTS: Record<string, Part> = {
  // First and in the small market: what it looks at is the page, and a filled emulator is busy for a while.
  lighthouse: { sizes: [SMALL], measure: lighthouseOf },
  // What writes comes before anybody has looked for words: the emulator does so again at each write, also for who has
  // gone, and a write that takes it a minute is given up.
  live: { sizes: [USUAL], measure: liveUpdatesOf },
  landing: { sizes: [SMALL, USUAL], measure: (site, _people, phones) => landingOf(site, phones) },
  documents: { sizes: SIZES, measure: documentsOf },
  queries: { sizes: SIZES, measure: (site, _people, phones) => queriesOf(site, phones) },
  bytes: { sizes: [USUAL], measure: allBytes },
  pictures: { sizes: [USUAL], measure: allPictures },
  cold: { sizes: [USUAL], measure: coldStartsOf },
  photos: { sizes: [USUAL], measure: photosOf },
};

/** What can be asked for. */
export const SITE_PARTS = Object.keys(PARTS);

/** At how many phones it can be asked for. */
export const SITE_SIZES = SIZES.map(String);

const chosen = <One>(
  all: readonly One[],
  only: readonly string[],
  nameOf: (one: One) => string,
): readonly One[] => {
  const named = all.filter((one) => only.includes(nameOf(one)));
  return named.length === 0 ? all : named;
};

/**
 * How heavy and how quick the built site is, at 100, 10,000 and 100,000 phones.
 * @param only some of SITE_PARTS, SITE_SIZES; all where there are none. What is measured is kept as the new baseline
 * @returns whether all promises are kept
 */
export async function theSite(only: readonly string[]): Promise<boolean> {
  const wanted = chosen(Object.entries(PARTS), only, ([name]) => name);
  const before = baseline();
  const measures: Measure[] = [];
  for (const phones of chosen(SIZES, only, String)) {
    const parts = wanted.filter(([, { sizes }]) => sizes.includes(phones));
    if (parts.length === 0) continue;
    await atSize(phones, async (site, people) => {
      for (const [name, { measure }] of parts) {
        console.log(`${name} …`);
        measures.push(...(await measure(site, people, phones)));
        keep(measures);
      }
    });
  }
  if (wanted.some(([name]) => name === 'documents')) measures.push(...growthOf(baseline(), [USUAL, LARGEST]));
  keep(measures);
  return tell(measures, before);
}

/**
 * Starts a site with so many phones. Each size has one of its own, which is filled before anybody listens: the emulator
 * goes through all of a listener's documents at each write, also for a while after he has gone.
 */
async function atSize(phones: number, measure: (site: Site, people: People) => Promise<void>): Promise<void> {
  process.env['JAVA_TOOL_OPTIONS'] = phones > USUAL ? LARGE_EMULATOR : ownJavaOptions;
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
  const windowOf = async () => {
    const context = await browser.newContext({ baseURL: address, serviceWorkers: 'block' });
    await bePatient(context);
    return context;
  };
  const people = { guest: await windowOf(), buyer: await windowOf() };
  const page = await people.buyer.newPage();
  await page.goto('/login');
  await logIn(page, buyer);
  await page.waitForURL('**/home');
  await page.close();
  return people;
}
