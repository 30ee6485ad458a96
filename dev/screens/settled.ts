import type { Page } from 'playwright-core';

/** Waits until a screen is drawn: its heading and main area, no skeleton, no spinner, each picture there or given up. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(() => {
    const busy = '.MuiSkeleton-root, [data-bone], [role=progressbar], [aria-busy=true]';
    const pictures = [...document.images].filter(({ loading }) => loading !== 'lazy');
    return document.querySelector(busy) === null && pictures.every(({ complete }) => complete);
  });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
