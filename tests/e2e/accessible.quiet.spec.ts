import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Known, SCREENS, type Viewer } from '../../dev/screens/screens.ts';
import { settled } from '../../dev/screens/settled.ts';
import { closeWindows, theBrowser } from './stage/browser.ts';
import { axeSays } from './stage/axe.ts';
import { LAYERS } from './stage/layers.ts';
import { smallMarket } from './stage/smallMarket.ts';
import { type Home, signedIn, visitor } from './stage/visitor.ts';

describe('axe has nothing against', () => {
  let browser: Browser;
  let known: Known;
  const homes = new Map<Viewer, Home>();

  beforeAll(async () => {
    browser = await theBrowser();
    known = await smallMarket();
  });
  afterAll(async () => {
    await closeWindows(browser);
  });

  async function open(viewer: Viewer, path: string) {
    if (viewer === 'guest') {
      const guest = await visitor(browser, { reducedMotion: 'reduce' });
      await guest.goto(path);
      return guest.page;
    }
    const home = homes.get(viewer) ?? (await signedIn(browser, `${viewer}@bns.test`));
    homes.set(viewer, home);
    const visit = await home.visit();
    await visit.goto(path);
    return visit.page;
  }

  it.each(Object.entries(SCREENS))('%s', async (_, { viewer, path }) => {
    const page = await open(viewer, path(known));
    await settled(page);
    expect(await axeSays(page)).toEqual({});
  });

  it.each(Object.entries(LAYERS))('%s', async (_, { screen, viewer, open: openLayer, sizes }) => {
    const { viewer: usual, path } = SCREENS[screen];
    const page = await open(viewer ?? usual, path(known));
    await settled(page);
    await openLayer(page);
    expect(await axeSays(page, sizes)).toEqual({});
  });
});
