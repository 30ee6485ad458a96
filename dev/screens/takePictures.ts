import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, openContext } from '../../tests/setup/browser.ts';
import { orders } from '../seed/dealings.ts';
import { listings } from '../seed/listings.ts';
import { PAID_ONLINE } from '../seed/paidOnline.ts';
import { PEOPLE, SEED_PASSWORD } from '../seed/people.ts';
import { seedPictures } from '../seed/seedPictures.ts';
import { logIn } from './logIn.ts';
import { type Known, SCREENS, SIZES, THEMES, type Viewer } from './screens.ts';
import { settled } from './settled.ts';

const EMAILS: Record<Exclude<Viewer, 'guest'>, string> = {
  buyer: PEOPLE['seed-buyer'].email,
  seller: PEOPLE['seed-seller'].email,
  admin: PEOPLE['seed-admin'].email,
};

/** What of the seed is looked at; only ids are taken, so any clock will do. */
function known(): Known {
  const clock = { ago: () => 0, msAgo: () => 0 };
  const all = listings(clock, new Map(seedPictures().map(({ name }) => [name, ''])));
  const own = all.find(({ product }) => product.sellerId === 'seed-seller' && !product.isSold);
  const booked = orders(clock, all).find(
    ({ buyerId, status }) => buyerId === 'seed-buyer' && status === 'booked',
  );
  const paid = PAID_ONLINE.find(({ by }) => by === 'seed-buyer');
  if (own === undefined || booked === undefined || paid === undefined)
    throw new Error('the seed has no such phones');
  return {
    categoryId: own.product.categoryId,
    bookedPhone: booked.productId,
    paidPayment: paid.tranId,
    ownPhone: own.productId,
  };
}

async function windowOf(browser: Browser, viewer: Viewer): Promise<Page> {
  const { context } = await openContext(browser, { reducedMotion: 'reduce', deviceScaleFactor: 1 });
  const page = await context.newPage();
  if (viewer === 'guest') return page;
  await page.goto('/login');
  await logIn(page, EMAILS[viewer], SEED_PASSWORD);
  await page.waitForURL('**/home');
  return page;
}

/** Pictures below the fold load when they are scrolled to. */
async function scrolledThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
  });
  await settled(page);
}

/**
 * Writes `<screen>-<size>-<theme>.png` for each screen.
 * @param only names of screens; all of them where there is none
 * @returns how many pictures there are
 */
export async function takePictures(folder: string, only: readonly string[]): Promise<number> {
  const browser = await launchBrowser();
  const windows = new Map<Viewer, Page>();
  const ids = known();
  let count = 0;
  for (const [name, { viewer, path }] of Object.entries(SCREENS)) {
    if (only.length > 0 && !only.includes(name)) continue;
    const page = windows.get(viewer) ?? (await windowOf(browser, viewer));
    windows.set(viewer, page);
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      await page.goto(path(ids));
      await settled(page);
      await scrolledThrough(page);
      for (const theme of THEMES) {
        await page.emulateMedia({ colorScheme: theme });
        await page.screenshot({ path: join(folder, `${name}-${size}-${theme}.png`), fullPage: true });
        count += 1;
      }
    }
  }
  await browser.close();
  return count;
}
