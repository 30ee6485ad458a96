import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { SIZES, THEMES } from '../../../dev/screens/screens.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Everything of WCAG 2.2, A and AA, that a machine can judge. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe has against an open page as it stands: rule, element, and why. */
async function violationsOf(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { violations } = await page.evaluate((tags) => {
    const { axe } = window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } };
    return axe.run({ runOnly: tags, resultTypes: ['violations'] });
  }, TAGS);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

/**
 * What axe has against a page as it stands, at phone and desktop width, light and dark.
 * @returns nothing at all, or the violations by width and theme
 */
export async function axeSays(
  page: Page,
  sizes: readonly (keyof typeof SIZES)[] = ['desktop', 'phone'],
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const size of sizes) {
    await page.setViewportSize(SIZES[size]);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      const violations = await violationsOf(page);
      if (violations.length > 0) found[`${size}, ${colorScheme}`] = violations;
    }
  }
  return found;
}
