import type { BrowserContext } from 'playwright-core';
import type { Measure } from './measure.ts';
import { untilStill } from './screens.ts';

const KB = 1024;
const MOST_KB = 40;
/** The home page to its end, or two dozen cards of a list. */
const SCREENS = 8;

/** The largest of the pictures that a list's cards load. */
export async function cardPicturesOf(context: BrowserContext, path: string): Promise<Measure> {
  const page = await context.newPage();
  const sizes = new Map<string, number>();
  page.on('response', async (response) => {
    const isPhoto = response.request().resourceType() === 'image' && !response.url().endsWith('.svg');
    if (isPhoto && response.ok()) sizes.set(response.url(), (await response.body()).length);
  });
  await page.goto(path);
  await page.getByRole('article').first().waitFor();
  // One screen after another, as somebody reads: what is laid out when it comes near would be passed by in a jump, and a long
  // list has only those cards in the page that are near.
  for (let screen = 0; screen < SCREENS; screen += 1) {
    await page.evaluate(() => scrollBy(0, innerHeight));
    await untilStill(page, () => sizes.size);
  }
  await page.close();
  if (sizes.size === 0) throw new Error(`${path} loaded no picture`);
  return {
    what: `largest picture on ${path}`,
    value: Math.max(...sizes.values()) / KB,
    unit: 'kB',
    most: MOST_KB,
  };
}
