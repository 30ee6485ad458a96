import { COLLECTIONS } from '@bns/domain';
import { type Browser, chromium } from 'playwright-core';
import { buildWeb } from '../../dev/build.ts';
import { portsAt } from '../../dev/ports.mjs';
import { localProject } from '../../dev/root.ts';
import { backend } from '../../tests/setup/backend.ts';
import { browserFlags, browserPath } from '../../tests/setup/browser.ts';
import { offset } from '../../tests/setup/emulated.ts';
import { switchTriggers } from '../../tests/triggers/switchTriggers.ts';

const TOLD_EVERY = 10_000;

/** The built site with everything behind it and the seed's market in it; what is written to it causes no event. */
export type Site = {
  /** Of Hosting. */
  address: string;
  browser: Browser;
  /** One of the phones on the market. */
  phoneId: string;
  /** E-mail of a buyer with nothing booked. */
  buyer: string;
  /** Fills the market up to so many phones. */
  fillTo: (phones: number) => Promise<void>;
  stop: () => Promise<void>;
};

/** Starts it; the caller stops it. */
export async function startSite(): Promise<Site> {
  buildWeb(console.log);
  const stopBackend = await backend();
  const ports = portsAt(offset);
  await switchTriggers('disable', offset);
  // These reach the emulators by the environment of now.
  const { db } = await import('../../functions/src/firebase.ts');
  const { seed } = await import('../../dev/seed/seed.ts');
  const { putManyPhones } = await import('../../dev/manyPhones/putManyPhones.ts');
  const { stockOf } = await import('../../dev/manyPhones/stockOf.ts');
  const { gatherLanding, writeLanding } = await import('../../functions/src/store/landing.ts');
  const { aPerson } = await import('../../tests/e2e/stage/backstage.ts');
  await seed({
    firestoreHost: `127.0.0.1:${ports.firestore}`,
    authHost: `127.0.0.1:${ports.auth}`,
    imgbbUrl: `http://127.0.0.1:${ports.pictures}`,
    projectId: localProject,
    log: console.log,
  });
  await writeLanding(await gatherLanding());
  const { email: buyer } = await aPerson({ email: 'bench@bns.test' });
  const seeded = (await db.collection(COLLECTIONS.products).count().get()).data().count;
  const onMarket = await db.collection(COLLECTIONS.products).where('isSold', '==', false).limit(1).get();
  const stock = await stockOf(db);
  const browser = await chromium.launch({
    executablePath: await browserPath(),
    args: browserFlags,
    headless: true,
  });
  return {
    address: `http://127.0.0.1:${ports.hosting}`,
    browser,
    phoneId: onMarket.docs[0]?.id ?? '',
    buyer,
    fillTo: (phones) =>
      putManyPhones(db, Math.max(0, phones - seeded), stock, (there) => {
        if (there % TOLD_EVERY === 0) console.log(`  ${there}`);
      }),
    stop: async () => {
      await browser.close();
      await stopBackend();
    },
  };
}
