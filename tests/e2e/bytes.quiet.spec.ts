import { afterAll, beforeAll, expect, test } from 'vitest';
import { budgetScreens, bytesOf, largestChunk } from '../../bench/site/bytes.ts';
import { isKept } from '../../bench/site/measure.ts';
import { logIn } from '../../dev/screens/logIn.ts';
import { openContext } from '../setup/browser.ts';
import { aPerson, aPhone, clearQuietStage } from './stage/backstage.ts';
import { closeWindows, theBrowser } from './stage/browser.ts';

let phoneId = '';

beforeAll(async () => {
  await clearQuietStage();
  const seller = await aPerson({ email: 'seller@bns.test', isSeller: true, isVerified: true });
  await aPerson({ email: 'buyer@bns.test' });
  for (let number = 1; number <= 6; number += 1)
    phoneId = await aPhone(seller, { title: `Redmi Note ${number}`, isAdvertised: true });
});
afterAll(async () => closeWindows(await theBrowser()));

test('no route loads more scripts than bench/budget.json allows, and no chunk is larger', async () => {
  const browser = await theBrowser();
  const [guest, buyer] = await Promise.all([openContext(browser), openContext(browser)]);
  const page = await buyer.context.newPage();
  await page.goto('/login');
  await logIn(page, 'buyer@bns.test');
  await page.waitForURL('**/home');
  await page.close();
  const measures = [largestChunk()];
  for (const screen of budgetScreens(phoneId))
    measures.push(await bytesOf((screen.signedIn ? buyer : guest).context, screen));
  expect(measures.filter((measure) => !isKept(measure))).toEqual([]);
});
