import type { BrowserContext } from 'playwright-core';
import type { Measure } from './measure.ts';
import { untilStill } from './screens.ts';

const KB = 1024;
const MOST_KB = 40;

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
  // Each by itself: a jump to the page's end passes by what is laid out when it comes near.
  for (const card of await page.getByRole('article').all()) await card.scrollIntoViewIfNeeded();
  await untilStill(page, () => sizes.size);
  await page.close();
  if (sizes.size === 0) throw new Error(`${path} loaded no picture`);
  return {
    what: `largest picture on ${path}`,
    value: Math.max(...sizes.values()) / KB,
    unit: 'kB',
    most: MOST_KB,
  };
}
