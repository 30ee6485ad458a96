import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { type Known, SCREENS, type Viewer } from '../../dev/screens/screens.ts';
import { closeWindows, theBrowser } from './stage/browser.ts';
import { smallMarket } from './stage/smallMarket.ts';
import { signedIn, until, visitor } from './stage/visitor.ts';

type ScreenName = keyof typeof SCREENS;

/** The first heading of each screen (labels contract; the spec's route table). */
const HEADINGS: Record<ScreenName, string | RegExp> = {
  home: /^Your next phone/,
  login: 'Login',
  register: 'Register',
  blog: 'Blog',
  notFound: 'This page drifted away',
  phone: 'Galaxy A52',
  category: 'Samsung',
  allProducts: 'All Products',
  myOrders: 'My Orders',
  order: 'Redmi Note 12',
  payment: 'Payment',
  myWishlists: 'My Wishlists',
  profile: 'Profile',
  addProduct: 'Add Product',
  myProducts: 'My Products',
  editProduct: /^Edit/,
  bookings: 'Bookings',
  allUsers: 'All Users',
  allSellers: 'All Sellers',
  reportedProducts: 'Reported Products',
  overview: 'Overview',
  adminCategories: 'Categories',
  payments: 'Payments',
  auditLog: 'Audit Log',
};

const OPEN: readonly ScreenName[] = ['home', 'login', 'register', 'blog', 'notFound', 'phone'];
const SELLERS: readonly ScreenName[] = ['addProduct', 'myProducts', 'editProduct', 'bookings'];
const ADMINS: readonly ScreenName[] = [
  'allUsers',
  'allSellers',
  'reportedProducts',
  'overview',
  'adminCategories',
  'payments',
  'auditLog',
];

/** Where somebody who opens a screen ends (spec §2): there, or where he is led to. */
function endOf(name: ScreenName, viewer: Viewer): ScreenName {
  if (viewer === 'guest') return OPEN.includes(name) ? name : 'login';
  if (name === 'login' || name === 'register') return 'home';
  const isClosed =
    (ADMINS.includes(name) && viewer !== 'admin') || (SELLERS.includes(name) && viewer === 'buyer');
  return isClosed ? 'myOrders' : name;
}

/** Goes to an address inside the open app, as a link does. */
const follow = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

describe('every route is for whom the spec says', () => {
  let browser: Browser;
  let known: Known;

  beforeAll(async () => {
    browser = await theBrowser();
    known = await smallMarket();
  });
  afterAll(async () => {
    await closeWindows(browser);
  });

  it.each(['guest', 'buyer', 'seller', 'admin'] as const)('a %s', async (viewer) => {
    const options = { reducedMotion: 'reduce' } as const;
    const { page, goto } =
      viewer === 'guest'
        ? await visitor(browser, options)
        : await (await signedIn(browser, `${viewer}@bns.test`)).visit();
    // A page that comes without its content: its heading is seen once the app has begun.
    await goto(SCREENS.notFound.path(known));
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const [name, { path }] of Object.entries(SCREENS) as [ScreenName, (typeof SCREENS)[ScreenName]][]) {
      const asked = path(known);
      await follow(page, asked);
      const end = endOf(name, viewer);
      const wanted = end === 'home' && name !== 'home' ? '/home' : SCREENS[end].path(known);
      await until(
        async () => [name, new URL(page.url()).pathname],
        ([, there]) => there === wanted,
      );
      const isOthers = name === 'order' && viewer !== 'buyer' && end === name;
      const named = isOthers ? {} : { name: HEADINGS[end] };
      await page
        .getByRole('heading', { level: 1, ...named })
        .first()
        .waitFor();
    }
  });

  it('nobody signed in is led back to where he wanted to go', async () => {
    const { page, goto } = await visitor(browser, { reducedMotion: 'reduce' });
    await goto('/dashboard');
    await page.getByRole('textbox', { name: 'Email' }).fill('buyer@bns.test');
    await page.getByLabel('Password', { exact: true }).fill('bns-demo-1');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard/my-orders');
    await page.getByRole('heading', { level: 1, name: 'My Orders' }).waitFor();
  });
});
