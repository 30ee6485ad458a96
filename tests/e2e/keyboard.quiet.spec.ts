import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeWindows, theBrowser } from './stage/browser.ts';
import { db } from './stage/backstage.ts';
import { FREE_PHONE, smallMarket } from './stage/smallMarket.ts';
import { focused, tabTo } from './stage/tabTo.ts';
import { until, visitor } from './stage/visitor.ts';

describe('without a mouse', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await theBrowser();
    await smallMarket();
  });
  afterAll(async () => {
    await closeWindows(browser);
  });

  it('case 60: somebody logs in, finds a phone and books it by the keyboard alone; case 58: focus comes back', async () => {
    const { page, goto, toasts } = await visitor(browser, { reducedMotion: 'reduce' });
    await goto('/all-products');
    await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor();
    await tabTo(page, 'Email');
    await page.keyboard.type('buyer@bns.test');
    await tabTo(page, 'Password');
    await page.keyboard.type('bns-demo-1');
    await page.keyboard.press('Enter');
    await page.getByRole('article', { name: FREE_PHONE }).waitFor();

    await tabTo(page, `Book Now @ ${FREE_PHONE}`);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await focused(page)).toBe(`Book Now @ ${FREE_PHONE}`);

    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await tabTo(page, `Phone Number @ ${FREE_PHONE}`);
    await page.keyboard.type('01812345678');
    await tabTo(page, `Meeting Location @ ${FREE_PHONE}`);
    await page.keyboard.type('Farmgate, Dhaka');
    await page.keyboard.press('Enter');
    await until(toasts, (said) => said.includes(`${FREE_PHONE} has been added to your account`));
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect((await db.collection('orders').where('title', '==', FREE_PHONE).get()).size).toBe(1);
  });
});
