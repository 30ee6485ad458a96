import { Timestamp } from 'firebase-admin/firestore';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { closeWindows, theBrowser } from './stage/browser.ts';
import {
  aPerson,
  aPhone,
  clearStage,
  manyPhones,
  otherRules,
  type StagePerson,
  withoutTriggers,
} from './stage/backstage.ts';
import { countReads } from './stage/reads.ts';
import { card, logIn, until, visitor } from './stage/visitor.ts';

describe('live lists', () => {
  let browser: Browser;
  let seller: StagePerson;

  beforeAll(async () => {
    browser = await theBrowser();
  });
  beforeEach(async () => {
    await clearStage();
    seller = await aPerson({ email: 'seller@bns.test', isSeller: true });
    await aPerson({ email: 'buyer@bns.test' });
  });
  afterAll(async () => {
    await closeWindows(browser);
  });

  it('case 24: documents whose time is missing or a string do not break the page', async () => {
    await aPhone(seller, { title: 'Good Phone' });
    await aPhone(seller, { title: 'Odd Phone', time: 'yesterday' as unknown as Timestamp });
    const { page, goto } = await visitor(browser);
    await goto('/all-products');
    await logIn(page, 'buyer@bns.test');
    await card(page, 'Good Phone').getByText('Posted less than a minute ago').waitFor();
    await card(page, 'Odd Phone').getByText('Posted less than a minute ago').waitFor();
  });

  it('case 24: a phone that is being added shows just now, never a crash', async () => {
    const { page, goto } = await visitor(browser);
    await goto('/all-products');
    await logIn(page, 'buyer@bns.test');
    await page.getByText('No buyer is found').waitFor();
    await aPhone(seller, { title: 'From Tomorrow', time: Timestamp.fromMillis(Date.now() + 86_400_000) });
    await card(page, 'From Tomorrow').getByText('Posted less than a minute ago').waitFor();
  });

  it('case 26: a list that the rules refuse shows an error, not the empty text', async () => {
    onTestFinished(await otherRules((rules) => rules.replaceAll('isHidden', 'isShown')));
    const { page, goto } = await visitor(browser, { mayComplain: /permission|Failed to load resource/i });
    await goto('/all-products');
    await logIn(page, 'buyer@bns.test');
    await page.getByText('This list could not be loaded').waitFor();
    expect(await page.getByText('No buyer is found').count()).toBe(0);
    await page.getByRole('button', { name: 'Try again' }).waitFor();
  });

  it('case 32: going to and fro between pages doubles neither a card nor a listener', async () => {
    await aPhone(seller, { title: 'Only Phone' });
    const { page, goto } = await visitor(browser);
    const targets: string[] = [];
    page.on('request', (request) => {
      const body = request.postData() ?? '';
      for (const match of decodeURIComponent(body).matchAll(/"addTarget".*?"collectionId":"(\w+)"/g)) {
        targets.push(match[1] ?? '');
      }
    });
    await goto('/all-products');
    await logIn(page, 'buyer@bns.test');
    await card(page, 'Only Phone').waitFor();
    for (let turn = 0; turn < 3; turn += 1) {
      await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
      await page.getByRole('heading', { name: 'Blog', level: 1 }).waitFor();
      await page.getByRole('banner').getByRole('link', { name: 'Products' }).click();
      await card(page, 'Only Phone').waitFor();
    }
    expect(await card(page, 'Only Phone').count()).toBe(1);
    expect(targets.filter((collection) => collection === 'products')).toEqual(['products']);
  });

  it('an open list on which nothing changes causes no request besides the listener’s stream for 30 s', async () => {
    await aPhone(seller, { title: 'Only Phone' });
    const { page, goto } = await visitor(browser);
    await goto('/all-products');
    await logIn(page, 'buyer@bns.test');
    await card(page, 'Only Phone').waitFor();
    await page.waitForLoadState('load');
    await until(
      () => page.evaluate(() => localStorage.getItem('token-bns')),
      (token) => token !== null,
    );
    const requests: string[] = [];
    page.on('request', (request) => void requests.push(request.url()));
    const quiet = Date.now() + 30_000;
    await until(
      async () => Date.now(),
      (now) => now >= quiet,
      31_000,
    );
    expect(requests.filter((url) => !/google\.firestore\.v1\.Firestore\/Listen/.test(url))).toEqual([]);
    expect(requests.length).toBeLessThan(4);
    await aPhone(seller, { title: 'Newest Phone' });
    await card(page, 'Newest Phone').waitFor();
  });

  it('with 2,000 phones the first page reads at most 25 documents, and the next one 24', async () => {
    onTestFinished(await withoutTriggers());
    await manyPhones(seller, 2000);
    const { page, goto } = await visitor(browser);
    await goto('/login');
    await logIn(page, 'buyer@bns.test');
    await page.waitForURL('**/home');
    const reads = await countReads(page);
    await goto('/all-products');
    await card(page, 'Phone 20').waitFor();
    expect(await page.getByRole('article').count()).toBe(24);
    const first = await until(reads, (count) => count >= 24);
    expect(first, 'the list and the person’s own document').toBeLessThanOrEqual(25);
    // The next page comes when the end of this one nears.
    await card(page, 'Phone 20').scrollIntoViewIfNeeded();
    expect(await until(reads, (count) => count >= first + 24)).toBe(first + 24);
    await card(page, 'Phone 25').waitFor();
  });
});
