import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { SIZES, THEMES } from '../../../dev/screens/screens.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Everything of WCAG 2.2, A and AA, that a machine can judge. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe has against an open page as it stands: rule, element, and why. */
async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await page.evaluate(
    ([script = '', ...tags]) => {
      const known = window as typeof window & { axe?: { run: (options: object) => Promise<AxeResults> } };
      // As the console would: the page's own policy lets no script of a string run.
      if (known.axe === undefined) (0, eval)(script);
      if (known.axe === undefined) throw new Error('axe did not load');
      return known.axe.run({ runOnly: tags, resultTypes: ['violations'] });
    },
    [source, ...TAGS],
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

/** Fails with each violation of a page as it stands, at phone and desktop width, light and dark. */
export async function isAccessible(
  page: Page,
  sizes: readonly (keyof typeof SIZES)[] = ['desktop', 'phone'],
) {
  const found: Record<string, string[]> = {};
  for (const size of sizes) {
    await page.setViewportSize(SIZES[size]);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      const violations = await violationsOf(page);
      if (violations.length > 0) found[`${size}, ${colorScheme}`] = violations;
    }
  }
  expect(found).toEqual({});
}
