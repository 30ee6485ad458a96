import type { Page } from 'playwright-core';
import { SCREENS, SIZES, type Viewer } from '../../../dev/screens/screens.ts';
import { BOOKED_PHONE, FREE_PHONE } from './smallMarket.ts';
import { card } from './visitor.ts';

/** Something that opens over a screen, or that a form says. */
export interface Layer {
  screen: keyof typeof SCREENS;
  /** Where it is not for whom the screen is looked at by. */
  viewer?: Viewer;
  open: (page: Page) => Promise<void>;
  /** Where it is there at all: a drawer only on phones. */
  sizes?: readonly (keyof typeof SIZES)[];
}

const PHONES: Layer['sizes'] = ['phone'];

const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();
const onCard = (title: string, name: string) => (page: Page) =>
  card(page, title).first().getByRole('button', { name, exact: true }).click();

function dialogOf(act: (page: Page) => Promise<void>): Layer['open'] {
  return async (page) => {
    await act(page);
    await page.getByRole('dialog').waitFor();
  };
}

/** Sends a form of which nothing is filled in. */
function sent(name: string, within: 'main' | 'dialog' = 'main'): Layer['open'] {
  return async (page) => {
    await page.getByRole(within).getByRole('button', { name, exact: true }).click();
    await page.locator('[aria-invalid=true]').first().waitFor();
  };
}

/** On a phone, for what is opened by a button that is only there. */
function small(name: string, role: 'dialog' | 'navigation'): Layer['open'] {
  return async (page) => {
    await page.setViewportSize(SIZES.phone);
    await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole(role).filter({ visible: true }).first().waitFor();
  };
}

/** Everything that opens, by what it is called here. */
export const LAYERS: Record<string, Layer> = {
  'the menu': { screen: 'home', open: small('Menu', 'navigation'), sizes: PHONES },
  'the drawer of categories': {
    screen: 'allProducts',
    open: small('Open categories', 'dialog'),
    sizes: PHONES,
  },
  'the filters': { screen: 'allProducts', open: small('Filters', 'dialog'), sizes: PHONES },
  'the names that are suggested': {
    screen: 'allProducts',
    open: async (page) => {
      await page.getByRole('combobox', { name: 'Search phones' }).fill('galaxy a5');
      await page.getByRole('listbox').getByRole('option').first().waitFor();
      await page.keyboard.press('ArrowDown');
      await page.getByRole('listbox').getByRole('option', { selected: true }).waitFor();
    },
  },
  'a search that finds nothing': {
    screen: 'allProducts',
    open: async (page) => {
      const box = page.getByRole('combobox', { name: 'Search phones' });
      await box.fill('samsng a52 pink');
      await box.press('Enter');
      await page.getByText('No buyer is found').waitFor();
    },
  },
  'the drawer of the dashboard': { screen: 'myOrders', open: small('Open menu', 'dialog'), sizes: PHONES },
  'the errors of the login': { screen: 'login', open: sent('Login') },
  'the question for a forgotten password': {
    screen: 'login',
    open: dialogOf((page) => page.getByRole('link', { name: 'Forgot password?' }).click()),
  },
  'the errors of the registration': { screen: 'register', open: sent('Register') },
  'the errors of a booking': {
    screen: 'allProducts',
    open: async (page) => {
      await dialogOf(onCard(FREE_PHONE, 'Book Now'))(page);
      await sent('Book Now', 'dialog')(page);
    },
  },
  'a report': { screen: 'allProducts', open: dialogOf(onCard(FREE_PHONE, 'Report to Admin')) },
  'a toast': {
    screen: 'allProducts',
    open: async (page) => {
      await onCard(FREE_PHONE, 'Wishlist')(page);
      const toast = page.getByText(`You've already wishlisted ${FREE_PHONE}`);
      await toast.waitFor();
      // It waits while it is pointed at.
      await toast.hover();
    },
  },
  'the question before a booking is cancelled': {
    screen: 'myOrders',
    open: dialogOf(onCard(BOOKED_PHONE, 'Cancel booking')),
  },
  'the errors of a new phone': { screen: 'addProduct', open: sent('Add Product') },
  'the question before a phone is deleted': {
    screen: 'myProducts',
    open: dialogOf(onCard(FREE_PHONE, 'Delete')),
  },
  'to whom a phone was sold': { screen: 'myProducts', open: dialogOf(onCard(BOOKED_PHONE, 'Sold')) },
  'the errors of a changed phone': {
    screen: 'editProduct',
    open: async (page) => {
      await page.getByRole('textbox', { name: 'Phone Name' }).fill('');
      await sent('Save')(page);
    },
  },
  'the question before somebody is deleted': {
    screen: 'allUsers',
    open: dialogOf(onCard('buyer', 'Delete')),
  },
  'the question before somebody becomes an admin': {
    screen: 'allSellers',
    open: dialogOf(onCard('seller', 'Admin')),
  },
  'a new category': { screen: 'adminCategories', open: dialogOf((page) => press(page, 'Add brand')) },
  'the question before a payment is accepted': {
    screen: 'payments',
    open: dialogOf((page) => press(page, 'Accept')),
  },
  'the errors of a payout': {
    screen: 'payments',
    open: async (page) => {
      await dialogOf((here) => press(here, 'Paid out'))(page);
      await sent('Paid out', 'dialog')(page);
    },
  },
  'the errors of where the money goes': {
    screen: 'profile',
    viewer: 'seller',
    open: async (page) => {
      await page.getByRole('radio', { name: 'Bank' }).check();
      await sent('Save account')(page);
    },
  },
};
