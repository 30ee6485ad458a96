import type { Page } from 'playwright-core';

/** What has the focus: its role, its name, and in which card or dialog it is. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    const around = element?.closest('[role=dialog], article');
    const title = around?.querySelector('h1, h2, h3')?.textContent ?? '';
    const label = element instanceof HTMLInputElement ? (element.labels?.[0]?.textContent ?? '') : '';
    return `${element?.getAttribute('aria-label') ?? (label || element?.textContent?.trim())}${title && ` @ ${title}`}`;
  });

/** Goes on by Tab until that has the focus. */
export async function tabTo(page: Page, wanted: string): Promise<void> {
  const passed: string[] = [];
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    const now = await focused(page);
    if (now === wanted) return;
    passed.push(now);
  }
  throw new Error(`Tab never came to ${wanted}, but to: ${passed.join(' | ')}`);
}
