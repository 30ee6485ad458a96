import { ANSWERS, ENDPOINTS } from '@bns/domain';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeWindows, theBrowser } from './stage/browser.ts';
import { visitor } from './stage/visitor.ts';

describe('the page about the API', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await theBrowser();
  });
  afterAll(() => closeWindows(browser));

  it('lists every call under its heading, and the page complains of nothing', async () => {
    const { page, goto } = await visitor(browser);
    await goto('/api/docs');
    await page.getByRole('heading', { name: /^BNS/, level: 1 }).waitFor();
    const listed = await page.locator('.opblock-summary').allInnerTexts();
    const shown = listed.map((text) => text.replace(/[\s\u200b]+/g, ' ').trim());
    for (const [name, { method, path }] of Object.entries(ENDPOINTS)) {
      const { summary } = ANSWERS[name as keyof typeof ANSWERS];
      expect(shown).toContainEqual(`${method} ${path} ${summary}`);
    }
    expect(shown).toHaveLength(Object.keys(ENDPOINTS).length);
  });

  it('shows what a call takes and answers, and tries it', async () => {
    const { page, goto } = await visitor(browser);
    await goto('/api/docs#/Service/healthz');
    const call = page.locator('#operations-Service-healthz');
    await call.getByRole('button', { name: 'Try it out' }).click();
    await call.getByRole('button', { name: 'Execute' }).click();
    const answer = call.locator('.live-responses-table .response-col_description');
    await answer.getByText('"ok"').first().waitFor();
  });

  it('is asked for anew each time, as its scripts are', async () => {
    const { page } = await visitor(browser);
    for (const path of ['/api/docs', '/api/docs/swagger-ui-bundle.js', '/api/docs/show.js']) {
      const answer = await page.request.get(path);
      expect([path, answer.status(), answer.headers()['cache-control']]).toEqual([path, 200, 'no-cache']);
    }
  });
});
