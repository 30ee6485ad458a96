import { setTimeout as delay } from 'node:timers/promises';
import { productPath, userPath, wishPath } from '@bns/domain';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { backend } from '../tests/setup/backend.ts';
import { emulated, offset } from '../tests/setup/emulated.ts';
import { switchTriggers } from '../tests/triggers/switchTriggers.ts';
import { peakDuring } from './peakDuring.ts';
import { putPhones, putWishes } from './phones.ts';
import { median } from './site/measure.ts';
import { untilQuiet } from './untilQuiet.ts';

const SELLER = 'bench-seller';
const PHONES = 10_000;
const ROUNDS = 3;
const SHARE_WANTED = 0.7;
const LIVE_PHONES = 1_000;
const LIVE_WISHES = 200;
const LONGEST_MS = 600_000;

/**
 * What one admin's "Verify" costs for a seller of very many phones: the handler in process against BulkWriter alone, then
 * the whole chain of events in the running emulators.
 * @returns whether the handler reaches its share of BulkWriter and the chain ends in the truth
 */
export async function fanOut(): Promise<boolean> {
  const share = await inProcess();
  const isTrue = await withTriggers();
  return share >= SHARE_WANTED && isTrue;
}

/** @returns the handler's writes per second as a share of BulkWriter's, the medians of the rounds */
async function inProcess(): Promise<number> {
  const stop = await emulated(['firestore']);
  process.env['GCLOUD_PROJECT'] = 'demo-bench';
  try {
    const { db } = await import('../functions/src/firebase.ts');
    const { followUserNow } = await import('../functions/src/triggers/followUser.ts');
    const ids = await putPhones(db, SELLER, PHONES);
    const rows: { handler: Run; bulkWriter: Run }[] = [];
    // The first round warms both of them and the emulator, and is not looked at.
    for (let round = 0; round <= ROUNDS; round += 1) {
      await db.doc(userPath(SELLER)).update({ isVerified: true });
      const handler = await timed(() => followUserNow(SELLER));
      await requireVerdict(db, true);
      const bulkWriter = await timed(() => byBulkWriter(db, ids));
      await requireVerdict(db, false);
      await db.doc(userPath(SELLER)).update({ isVerified: false });
      rows.push({ handler, bulkWriter });
    }
    return tell(rows.slice(1));
  } finally {
    await stop();
  }
}

type Run = { perSecond: number; beforeMb: number; peakMb: number };

async function timed(act: () => Promise<void>): Promise<Run> {
  const { ms, ...memory } = await peakDuring(act);
  return { perSecond: PHONES / (ms / 1000), ...memory };
}

/** The same writes with nothing else to do: no reading, no precondition, no throttle. */
async function byBulkWriter(db: Firestore, ids: readonly string[]): Promise<void> {
  const writer = db.bulkWriter({ throttling: false });
  const writes = ids.map((id) => writer.update(db.doc(productPath(id)), { sellerVerified: false }));
  await writer.close();
  await Promise.all(writes);
}

async function requireVerdict(db: Firestore, isVerified: boolean): Promise<void> {
  const count = await db.collection('products').where('sellerVerified', '==', isVerified).count().get();
  if (count.data().count !== PHONES) throw new Error(`only ${count.data().count} phones say ${isVerified}`);
}

function tell(rows: readonly { handler: Run; bulkWriter: Run }[]): number {
  console.log(`\nsellerVerified onto ${PHONES} phones of one seller, Firestore emulator alone`);
  console.table(
    rows.map(({ handler, bulkWriter }) => ({
      'handler, writes/s': Math.round(handler.perSecond),
      'BulkWriter, writes/s': Math.round(bulkWriter.perSecond),
      'share of BulkWriter': `${Math.round((100 * handler.perSecond) / bulkWriter.perSecond)} %`,
      'RSS before the handler': `${Math.round(handler.beforeMb)} MB`,
      'at its peak': `${Math.round(handler.peakMb)} MB`,
    })),
  );
  const share = median(rows.map(({ handler, bulkWriter }) => handler.perSecond / bulkWriter.perSecond));
  console.log(`median share ${Math.round(100 * share)} % (at least ${100 * SHARE_WANTED} %)`);
  return share;
}

/** @returns whether every copy came to say the truth and no event was given up */
async function withTriggers(): Promise<boolean> {
  const stop = await backend();
  try {
    const { initializeApp } = await import('firebase-admin/app');
    const { getFirestore } = await import('firebase-admin/firestore');
    const db = getFirestore(initializeApp({ projectId: 'demo-bns' }, 'bench'));
    await switchTriggers('disable', offset);
    const ids = await putPhones(db, SELLER, LIVE_PHONES);
    await putWishes(db, ids.slice(0, LIVE_WISHES));
    await switchTriggers('enable', offset);
    const wishes = ids.slice(0, LIVE_WISHES).map((id) => db.doc(wishPath('bench-buyer', id)));
    const began = performance.now();
    await db.doc(userPath(SELLER)).update({ isVerified: true });
    const isTrue = await untilTrue(db, wishes);
    const trueAfter = performance.now() - began;
    const quiet = await untilQuiet(db, ['users', 'products', 'wishlists', 'public', 'deadLetters']);
    const letters = (await db.collection('deadLetters').count().get()).data().count;
    console.log(`\n${LIVE_PHONES} phones and ${LIVE_WISHES} wishes, whole emulator set, triggers running`);
    console.table({
      'all copies true after': isTrue ? `${(trueAfter / 1000).toFixed(1)} s` : 'never',
      'last document changed after': `${((quiet.lastChange - began) / 1000).toFixed(1)} s`,
      'then nothing changed for': `${(quiet.stillMs / 1000).toFixed(0)} s`,
      'dead letters': letters,
    });
    return isTrue && letters === 0;
  } finally {
    await stop();
  }
}

/** @returns false where the copies are not true after ten minutes */
async function untilTrue(db: Firestore, wishes: readonly DocumentReference[]): Promise<boolean> {
  const until = performance.now() + LONGEST_MS;
  const truePhones = db.collection('products').where('sellerVerified', '==', true).count();
  while (performance.now() < until) {
    const phones = (await truePhones.get()).data().count;
    const rows = phones === LIVE_PHONES ? await db.getAll(...wishes) : [];
    if (rows.length > 0 && rows.every((wish) => wish.get('sellerVerified') === true)) return true;
    await delay(500);
  }
  return false;
}
