import { CHECK_AFTER_MS, orderPath, type Payment, productPath } from '@bns/domain';
import type { Timestamp } from 'firebase-admin/firestore';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reconcile } from '../../functions/src/payments/reconcile.ts';
import { worldLater } from '../api/payments.ts';
import { gatewaySaw, resetGateway, switchGateway } from '../api/sslcommerz.ts';
import {
  aBooking,
  aPerson,
  aPhone,
  clearGoods,
  clearQuietStage,
  db,
  type StagePerson,
} from './stage/backstage.ts';
import { closeWindows, theBrowser } from './stage/browser.ts';
import { card, type Home, signedIn, type Visitor } from './stage/visitor.ts';

const TITLE = 'Pixel 7a';
const PAY = 'Pay 30,000 Tk';

describe('paying online', () => {
  let browser: Browser;
  let seller: StagePerson;
  let buyer: StagePerson;
  let stall: Home;
  let home: Home;
  let productId: string;

  beforeAll(async () => {
    browser = await theBrowser();
    await clearQuietStage();
    seller = await aPerson({ email: 'seller@bns.test', name: 'Seller', isSeller: true });
    buyer = await aPerson({ email: 'buyer@bns.test', name: 'Rahim' });
    [stall, home] = await Promise.all([signedIn(browser, seller.email), signedIn(browser, buyer.email)]);
  });
  beforeEach(async () => {
    await clearGoods();
    await resetGateway();
    productId = await aPhone(seller, { title: TITLE, resalePrice: 30_000 });
    await aBooking(buyer, productId);
  });
  afterAll(async () => {
    await closeWindows(browser);
  });

  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const attempts = async () => {
    const { docs } = await db.collection('payments').get();
    return docs.map((one) => ({ id: one.id, ...(one.data() as Payment<Timestamp>) }));
  };
  const stands = async () => ({
    payments: (await attempts()).map(({ state }) => state),
    order: (await db.doc(orderPath(buyer.uid, productId)).get()).get('status') as string,
    isSold: (await db.doc(productPath(productId)).get()).get('isSold') as boolean,
  });
  const PAID = { payments: ['paid'], order: 'paid', isSold: true };
  const state = (page: Page, words: string) =>
    page
      .getByRole('status')
      .filter({ has: page.getByText(words, { exact: true }) })
      .waitFor();

  /** From the booking's page to the one where he pays. */
  async function toGateway({ page, goto }: Visitor): Promise<void> {
    await goto(`/dashboard/my-orders/${productId}`);
    await press(page, PAY).click();
    await page.getByRole('heading', { name: 'Pay BNS 30,000 Tk' }).waitFor();
    expect(new URL(page.url()).origin).not.toBe(process.env['BNS_SITE_URL']);
  }

  it('case 43: by bKash, and he comes back signed in, to a page that says so', async () => {
    const shop = await stall.visit();
    await shop.goto('/dashboard/my-products');
    await press(shop.page, 'Delete').waitFor();
    const buying = await home.visit();
    const { page, goto } = buying;
    await toGateway(buying);
    await press(page, 'Pay with bKash').click();
    await page.waitForURL('**/dashboard/payments/BNS*');
    const [payment] = await attempts();
    expect(new URL(page.url()).pathname).toBe(`/dashboard/payments/${payment?.id}`);
    const { messages } = await gatewaySaw();
    expect(messages.filter(({ to }) => to === 'ipn').map(({ answer }) => answer)).toEqual([200]);
    await state(page, 'Paid');
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).waitFor();

    const receipt = page.getByRole('region', { name: 'BNS · Receipt' });
    await receipt.getByText('bKash', { exact: true }).waitFor();
    await receipt.getByText(payment?.bankTranId ?? 'none').waitFor();
    await expect.poll(stands).toEqual(PAID);
    await card(shop.page, TITLE).getByText('Sold', { exact: true }).first().waitFor();
    await expect.poll(() => press(shop.page, 'Delete').count()).toBe(0);

    await page.getByRole('link', { name: 'To my booking' }).click();
    await page.getByRole('link', { name: 'Receipt' }).waitFor();
    expect(await press(page, PAY).count()).toBe(0);
    const question = page.getByRole('group', { name: 'Did you get the phone?' });
    await question.getByText(/^Say yes only when you have it/).waitFor();
    await question.getByRole('button', { name: 'Yes' }).click();
    const once = page.getByRole('dialog', { name: 'You have got the phone?' });
    await once.getByRole('button', { name: 'Yes' }).click();
    await expect.poll(stands).toEqual({ payments: ['payoutDue'], order: 'handedOver', isSold: true });
    await goto(`/dashboard/payments/${payment?.id}`);
    await page.getByText('The phone counts as handed over, so the money goes to the seller.').waitFor();
  });

  it('case 42: he pays and closes the page; the message of the gateway settles it, seen where he has another open', async () => {
    const paying = await home.visit();
    await toGateway(paying);
    const watching = await home.visit();
    const [payment] = await attempts();
    await watching.goto(`/dashboard/payments/${payment?.id}`);
    await state(watching.page, 'Waiting for the payment');
    await press(paying.page, 'Pay with bKash and close').click();
    await paying.page.getByRole('heading', { name: 'Paid' }).waitFor();
    await paying.page.close();
    await state(watching.page, 'Paid');
    await expect.poll(stands).toEqual(PAID);
    const { messages } = await gatewaySaw(payment?.id);
    expect(messages.map(({ to }) => to)).toEqual(['ipn']);
  });

  it('case 42: with neither, the reconciler asks the gateway, which knows', async () => {
    await switchGateway({ ipn: 'never' });
    const paying = await home.visit();
    await toGateway(paying);
    const { page, goto } = await home.visit();
    const [payment] = await attempts();
    await goto(`/dashboard/payments/${payment?.id}`);
    await press(page, 'Check again').click();
    await page.getByText('We have asked the payment service. It has nothing new.').waitFor();
    await press(paying.page, 'Pay with bKash and close').click();
    await paying.page.getByRole('heading', { name: 'Paid' }).waitFor();
    await paying.page.close();
    expect((await gatewaySaw(payment?.id)).messages).toEqual([]);
    await state(page, 'Waiting for the payment');
    await reconcile(worldLater(CHECK_AFTER_MS[0], { only: [payment?.id ?? ''] }));
    await state(page, 'Paid');
    await page.getByText('None came, so we asked the payment service ourselves.').waitFor();
    await expect.poll(stands).toEqual(PAID);
  });

  it('case 33: two presses on Pay are one attempt, and so is one that goes on with it', async () => {
    const { page, goto } = await home.visit();
    await goto(`/dashboard/my-orders/${productId}`);
    await press(page, PAY).dblclick();
    await page.getByRole('heading', { name: 'Pay BNS 30,000 Tk' }).waitFor();
    await goto(`/dashboard/my-orders/${productId}`);
    await state(page, 'Your payment is under way');
    await press(page, 'Continue paying').click();
    await page.getByRole('heading', { name: 'Pay BNS 30,000 Tk' }).waitFor();
    expect((await attempts()).map((payment) => payment.state)).toEqual(['open']);
    const { calls } = await gatewaySaw();
    expect(calls.filter(({ call }) => call === 'session')).toHaveLength(1);
  });

  it('he turns back at the gateway: the page says so, and the booking can still be paid', async () => {
    const buying = await home.visit();
    const { page } = buying;
    await toGateway(buying);
    await press(page, 'Cancel').click();
    await page.waitForURL('**/dashboard/payments/BNS*');
    await state(page, 'Cancelled');
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('link', { name: 'Your last attempt: Cancelled' }).waitFor();
    await press(page, PAY).click();
    await press(page, 'Pay with card').click();
    await state(page, 'Paid');
    await page.getByRole('region', { name: 'BNS · Receipt' }).getByText('Card (Visa)').waitFor();
    await expect
      .poll(async () => ({ ...(await stands()), payments: (await stands()).payments.toSorted() }))
      .toEqual({ ...PAID, payments: ['cancelled', 'paid'] });
  });

  it('somebody else is paying: he is told until when, and his booking stays', async () => {
    const other = await aPerson({ email: 'other@bns.test', name: 'Karim' });
    await aBooking(other, productId);
    const paying = await home.visit();
    await toGateway(paying);
    const { page, goto } = await (await signedIn(browser, other.email)).visit({ mayComplain: /409/ });
    await goto(`/dashboard/my-orders/${productId}`);
    await press(page, PAY).click();
    await page
      .getByRole('alert')
      .getByText(/^Somebody else is paying for this phone just now/)
      .waitFor();
    await press(page, PAY).waitFor();
    await goto(`/dashboard/payments/${(await attempts())[0]?.id}`);
    await page.getByText('There is no such payment').waitFor();
  });
});
