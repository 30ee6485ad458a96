import { orderPath, pairId, paymentPath, payoutAccountPath } from '@bns/domain';
import { Timestamp } from 'firebase-admin/firestore';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { payAtGateway, resetGateway, switchGateway } from '../api/sslcommerz.ts';
import {
  aBooking,
  aPaying,
  aPerson,
  aPhone,
  clearGoods,
  clearQuietStage,
  db,
  type StagePerson,
} from './stage/backstage.ts';
import { closeWindows, theBrowser } from './stage/browser.ts';
import { onAnotherDevice } from './stage/device.ts';
import { tabTo } from './stage/tabTo.ts';
import { card, type Home, signedIn } from './stage/visitor.ts';

const list = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const inList = (page: Page, name: string, title: string): Locator =>
  list(page, name).getByRole('article', { name: title, exact: true });
const gone = (locator: Locator) => locator.waitFor({ state: 'detached' });

/** Presses a verb of a payment, and the same one in the question that comes. */
async function confirm(page: Page, name: string, title: string, verb: string): Promise<void> {
  await inList(page, name, title).getByRole('button', { name: verb, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: verb, exact: true }).click();
  await gone(page.getByRole('dialog'));
}

describe('what admins do about payments', () => {
  let browser: Browser;
  let seller: StagePerson;
  let buyer: StagePerson;
  let one: Home;
  let other: Home;
  let stall: Home;

  beforeAll(async () => {
    browser = await theBrowser();
    await clearQuietStage();
    await aPerson({ email: 'admin@bns.test', name: 'Admin', isAdmin: true });
    await aPerson({ email: 'admin2@bns.test', name: 'Second Admin', isAdmin: true });
    seller = await aPerson({ email: 'seller@bns.test', name: 'Seller', isSeller: true });
    buyer = await aPerson({ email: 'buyer@bns.test', name: 'Rahim' });
    [one, other, stall] = await Promise.all([
      signedIn(browser, 'admin@bns.test'),
      signedIn(browser, 'admin2@bns.test'),
      signedIn(browser, seller.email),
    ]);
  });
  beforeEach(async () => {
    await clearGoods();
    await resetGateway();
  });
  afterAll(async () => {
    await closeWindows(browser);
  });

  async function booked(title: string): Promise<string> {
    const productId = await aPhone(seller, { title, resalePrice: 30_000 });
    await aBooking(buyer, productId);
    return productId;
  }
  const stateOf = async (tranId: string) => (await db.doc(paymentPath(tranId)).get()).get('state') as string;
  const audited = async (tranId: string) => {
    const { docs } = await db.collection('auditLog').where('targetId', '==', tranId).get();
    const inTurn = docs.toSorted((a, b) => (a.get('at') as Timestamp).toMillis() - b.get('at').toMillis());
    return inTurn.map((entry) => `${entry.get('actorName')} ${entry.get('action')}`);
  };

  /** The buyer pays online what the payment service warns of, without any page of ours. */
  async function payWithRisk(productId: string): Promise<string> {
    await switchGateway({ risk: 1 });
    const tranId = await onAnotherDevice(buyer, async ({ token }) => {
      const answer = await fetch(`${process.env['BNS_API_URL']}/payments`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ orderId: pairId(buyer.uid, productId) }),
      });
      return ((await answer.json()) as { tranId: string }).tranId;
    });
    await payAtGateway(tranId);
    return tranId;
  }

  it('a payment with a risk is sent back and refunded; another admin sees each step, and the audit log tells', async () => {
    const productId = await booked('Pixel 7a');
    const { page, goto, toasts } = await one.visit();
    const second = await other.visit();
    await goto('/dashboard/payments');
    await second.goto('/dashboard/payments');
    await list(page, 'To decide')
      .getByText(/^Nothing to decide/)
      .waitFor();
    await list(second.page, 'To decide')
      .getByText(/^Nothing to decide/)
      .waitFor();

    const tranId = await payWithRisk(productId);
    await inList(second.page, 'To decide', 'Pixel 7a')
      .getByText(/warns of a risk/)
      .waitFor();
    await confirm(page, 'To decide', 'Pixel 7a', 'Send back');
    await gone(inList(second.page, 'To decide', 'Pixel 7a'));
    await inList(second.page, 'Refunds', 'Pixel 7a')
      .getByText('An admin has decided to send the money back')
      .waitFor();
    await inList(second.page, 'All payments', 'Pixel 7a').getByText('Refund on its way').waitFor();

    // The request, and the question about it that follows at once.
    await switchGateway({ refund: 'processing', times: 2 });
    await confirm(page, 'Refunds', 'Pixel 7a', 'Refund');
    const refund = inList(second.page, 'Refunds', 'Pixel 7a');
    await refund.getByText(/^Asked for on .*, not yet confirmed$/).waitFor();
    await refund.getByRole('button', { name: 'Check again' }).click();
    await gone(inList(page, 'Refunds', 'Pixel 7a'));
    await inList(page, 'All payments', 'Pixel 7a').getByText('Refunded', { exact: true }).waitFor();
    await expect.poll(toasts).toEqual(['The money goes to the refunds', 'The refund is asked for']);
    await expect.poll(second.toasts).toEqual(['The money is back with its buyer']);
    expect(await stateOf(tranId)).toBe('refunded');
    expect(await audited(tranId)).toEqual(['Admin rejectPayment', 'Admin refundPayment']);

    await goto('/dashboard/audit-log');
    await page.getByText('Admin decided to send the money for Pixel 7a back').waitFor();
    await page.getByRole('listitem').filter({ hasText: 'asked for the refund' }).getByRole('link').click();
    await page.waitForURL(`**/dashboard/payments/${tranId}`);
  });

  it('a complaint is turned down; the seller says where his money goes by keyboard alone, and it is paid out', async () => {
    const productId = await booked('Galaxy S21');
    const complaint = { state: 'paid', reason: 'notReceived', waits: 'decide', taken: 3_000_000 } as const;
    const tranId = await aPaying(buyer, productId, complaint);
    const handedOver = { status: 'handedOver', handedOverAt: Timestamp.now(), received: false, isPaid: true };
    await db.doc(orderPath(buyer.uid, productId)).update({ ...handedOver, tranId });
    const shop = await stall.visit();
    await shop.goto('/dashboard/bookings');
    const pile = (name: string) => list(shop.page, name);
    await pile('Held for you').getByText('30,000 Tk', { exact: true }).first().waitFor();
    await pile('Held for you')
      .getByText(/An admin looks into it/)
      .waitFor();

    const { page, goto, toasts } = await one.visit();
    const second = await other.visit();
    await goto('/dashboard/payments');
    await second.goto('/dashboard/payments');
    await inList(second.page, 'To decide', 'Galaxy S21').waitFor();
    await confirm(page, 'To decide', 'Galaxy S21', 'Accept');
    await pile('Due to you').getByText('30,000 Tk', { exact: true }).first().waitFor();
    await gone(pile('Held for you'));
    const payout = inList(second.page, 'Payouts', 'Galaxy S21');
    await payout.getByText('Seller has not said yet where his money goes').waitFor();
    expect(await payout.getByRole('button').count()).toBe(0);

    await tabTo(shop.page, 'Say where your money goes');
    await shop.page.keyboard.press('Enter');
    await shop.page.waitForURL('**/dashboard/profile#payout');
    await shop.page.getByRole('radio', { name: 'bKash' }).waitFor();
    await tabTo(shop.page, 'bKash');
    await shop.page.keyboard.press('ArrowRight');
    await tabTo(shop.page, 'Nagad number');
    await shop.page.keyboard.type('০১৭১২-৩৪৫৬৭৮');
    await shop.page.keyboard.press('Enter');
    await expect.poll(shop.toasts).toEqual(['Your money goes to Nagad …5678']);
    expect((await db.doc(payoutAccountPath(seller.uid)).get()).data()).toMatchObject({
      kind: 'nagad',
      number: '01712345678',
    });
    await shop.page.goBack();
    await card(shop.page, 'Galaxy S21').waitFor();
    await gone(shop.page.getByRole('link', { name: 'Say where your money goes' }));

    await payout.getByText('01712345678').waitFor();
    await inList(page, 'Payouts', 'Galaxy S21').getByRole('button', { name: 'Paid out' }).click();
    const dialog = page.getByRole('dialog', { name: '30,000 Tk for Seller' });
    await dialog.getByRole('button', { name: 'Paid out' }).click();
    await dialog.getByText('Please write the reference of the transfer').waitFor();
    await dialog.getByLabel('Reference of the transfer').fill('NGD 4711');
    await dialog.getByRole('button', { name: 'Paid out' }).click();
    await gone(inList(second.page, 'Payouts', 'Galaxy S21'));
    await expect.poll(toasts).toEqual(['The money goes to Seller', 'Seller is told that his money is there']);

    await pile('Paid out').getByText('30,000 Tk', { exact: true }).first().waitFor();
    await pile('Paid out').getByText('1 payment').click();
    await pile('Paid out').getByText('Reference NGD 4711').waitFor();
    await pile('Paid out')
      .getByText(/ to Nagad …5678$/)
      .waitFor();
    await gone(pile('Due to you'));
    expect(await audited(tranId)).toEqual(['Admin acceptPayment', 'Admin payOut']);
  });
});
