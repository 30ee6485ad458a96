import { type BrowserContext, errors } from 'playwright-core';
import { countReads } from '../../tests/e2e/stage/reads.ts';
import type { Measure } from './measure.ts';
import { screensOf, untilReady, untilStill } from './screens.ts';
import type { Site } from './site.ts';

const KB = 1024;

/** Of one screen at one size. */
const nameOf = (screen: string, phones: number) => `${screen} at ${phones} phones: documents`;

/**
 * Whether screens read as much in a large market as in a larger one: each of them, with the promise that they do.
 * @param figures by what they are of
 */
export function growthOf(figures: Readonly<Record<string, number>>, [from, to]: [number, number]): Measure[] {
  return screensOf({ phoneId: '' }).flatMap(({ name }) => {
    const [few, many] = [figures[nameOf(name, from)], figures[nameOf(name, to)]];
    if (few === undefined || many === undefined) return [];
    const what = `${name}: documents at ${to} phones more than at ${from}`;
    return [{ what, value: many - few, unit: 'documents', most: 0 }];
  });
}

/** @throws what else went wrong */
function isTooLate(fault: unknown): false {
  if (fault instanceof errors.TimeoutError) return false;
  throw fault;
}

/** Documents that each screen reads from Firestore, and the kB of data that it is sent, at one size of the market. */
export async function documentsOf(
  site: Site,
  contexts: { guest: BrowserContext; buyer: BrowserContext },
  phones: number,
): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const screen of screensOf(site)) {
    console.log(`  ${screen.name}`);
    const page = await (screen.signedIn ? contexts.buyer : contexts.guest).newPage();
    const reads = await countReads(page);
    let answered = 0;
    page.on('response', async (response) => {
      if (!new URL(response.url()).pathname.startsWith('/api/')) return;
      // One that is still coming when the page is closed is of no screen.
      const body = await response.body().catch(() => Buffer.of());
      answered += body.length;
    });
    await page.goto(screen.path);
    // One that is not answered keeps no promise, and the others are measured all the same.
    const isReady = await untilReady(page, screen).then(() => true, isTooLate);
    const documents = isReady ? await untilStill(page, reads, screen.documents.least) : Number.NaN;
    measures.push({
      what: nameOf(screen.name, phones),
      value: documents,
      unit: 'documents',
      ...screen.documents,
    });
    if (isReady) {
      const streamed = await page.evaluate(() => window.readBodies.join('').length);
      const what = `${screen.name} at ${phones} phones: data`;
      measures.push({ what, value: (streamed + answered) / KB, unit: 'kB' });
    }
    await page.close();
  }
  return measures;
}
