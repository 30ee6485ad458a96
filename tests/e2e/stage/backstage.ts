import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import {
  categorySlug,
  claimsOf,
  contactPath,
  FIRST_BRANDS,
  foundBy,
  newOrder,
  newWish,
  orderPath,
  type Payment,
  paymentPath,
  type Photo,
  type Product,
  productPath,
  type User,
  userPath,
  wishPath,
} from '@bns/domain';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { aContact } from '../../builders/aContact.ts';
import { aPayment } from '../../builders/aPayment.ts';
import { aProduct } from '../../builders/aProduct.ts';
import { aUser } from '../../builders/aUser.ts';
import { putAll } from '../../triggers/putAll.ts';
import { switchTriggers } from '../../triggers/switchTriggers.ts';
import { aPicture } from './photos.ts';

/** What stands behind the pages, reached past rules and doors: for putting things in place and for looking. */

const app = initializeApp({ projectId: 'demo-bns' }, 'backstage');
export const db = getFirestore(app);
export const auth = getAuth(app);

let hosted: Promise<string> | undefined;

/** The address of a real picture at the stand-in of the picture host. */
function hostedPicture(): Promise<string> {
  hosted ??= (async () => {
    const body = new FormData();
    body.set('key', 'bns-local-key');
    body.set('image', new Blob([new Uint8Array(await aPicture(640, 480).webp().toBuffer())]), 'phone.webp');
    const answer = await fetch(`${process.env['BNS_IMGBB_URL']}/1/upload`, { method: 'POST', body });
    return ((await answer.json()) as { data: { url: string } }).data.url;
  })();
  return hosted;
}

/** {@link hostedPicture} as a phone's photo: small enough to be both. */
export async function hostedPhoto(): Promise<Photo> {
  const image = await hostedPicture();
  return { image, cardImage: image };
}

/** Everybody's. */
export const PASSWORD = 'bns-demo-1';
export type StagePerson = { uid: string; email: string; name: string; isVerified: boolean };
type Part = {
  email: string;
  name?: string;
  isSeller?: boolean;
  isAdmin?: boolean;
  isVerified?: boolean;
  image?: string;
};

const BY_OWNER = { method: 'DELETE', headers: { Authorization: 'Bearer owner' } };

/**
 * Like {@link clearStage}, and from then on, to the end of the run, what is written causes no event: each is a call of a
 * process of its own, and most stories need none. For `*.quiet.spec.ts`, which have emulators of their own.
 */
export async function clearQuietStage(): Promise<void> {
  await switchTriggers('disable');
  await clearStage();
}

/** Empties Auth and Firestore and puts the brands in place. */
export async function clearStage(): Promise<void> {
  const [firestore, identity] = [
    process.env['FIRESTORE_EMULATOR_HOST'],
    process.env['FIREBASE_AUTH_EMULATOR_HOST'],
  ];
  await fetch(`http://${identity}/emulator/v1/projects/demo-bns/accounts`, BY_OWNER);
  await fetch(`http://${firestore}/emulator/v1/projects/demo-bns/databases/(default)/documents`, BY_OWNER);
  const batch = db.batch();
  for (const categoryName of FIRST_BRANDS) {
    batch.set(db.doc(`categories/${categorySlug(categoryName)}`), { categoryName, image: '' });
  }
  await batch.commit();
}

/** Takes away all phones and whatever hangs on one; people and brands stay. */
export async function clearGoods(): Promise<void> {
  const roots = [
    'products',
    'wishlists',
    'orders',
    'reportedProducts',
    'reservations',
    'payments',
    'paymentSessions',
    'public',
    'rateLimits',
  ];
  const below = ['private', 'quota', 'reporters'];
  const found = await Promise.all([
    ...roots.map((name) => db.collection(name).get()),
    ...below.map((name) => db.collectionGroup(name).get()),
  ]);
  const batch = db.batch();
  for (const { ref } of found.flatMap(({ docs }) => docs)) batch.delete(ref);
  await batch.commit();
}

const make = (seconds: number, nanoseconds: number) => new Timestamp(seconds, nanoseconds);

/** A person with account, document and claims in agreement. */
export async function aPerson({
  email,
  name = email.split('@')[0] ?? email,
  ...rest
}: Part): Promise<StagePerson> {
  const { uid } = await auth.createUser({
    email,
    password: PASSWORD,
    displayName: name,
    emailVerified: true,
  });
  const user = aUser(make, { name, email, ...rest });
  const at = user.updatedAt.toMillis();
  await auth.setCustomUserClaims(uid, claimsOf(user, at));
  await db.doc(userPath(uid)).set({ ...user, claimsAt: at });
  return { uid, email, name, isVerified: user.isVerified };
}

/**
 * A phone of that seller, on the market unless `over` says otherwise. It has what a trigger would add, which would
 * otherwise change it at some moment of the story.
 */
export async function aPhone(seller: StagePerson, over: Partial<Product<Timestamp>> = {}): Promise<string> {
  const { id } = db.collection('products').doc();
  const by = { sellerId: seller.uid, sellerName: seller.name, sellerVerified: seller.isVerified };
  const time = Timestamp.now();
  const photo = await hostedPhoto();
  const phone = { ...aProduct(make, { ...by, ...photo, time }), ...over };
  const batch = db.batch();
  batch.set(db.doc(productPath(id)), {
    ...foundBy(phone),
    ...(phone.isAdvertised && { advertisedAt: time }),
    ...phone,
  });
  batch.set(db.doc(contactPath(id)), aContact({ sellerId: seller.uid, sellerEmail: seller.email }));
  await batch.commit();
  return id;
}

/** So many phones of that seller, a minute apart: 'Phone 0' is the newest. */
export async function manyPhones(seller: StagePerson, count: number): Promise<void> {
  const sample = aProduct(make, {
    sellerId: seller.uid,
    sellerName: seller.name,
    ...(await hostedPhoto()),
  });
  const now = Date.now();
  const phones = Array.from({ length: count }, (_, number) => {
    const time = Timestamp.fromMillis(now - number * 60_000);
    return [db.collection('products').doc().path, { ...sample, title: `Phone ${number}`, time }] as const;
  });
  await putAll(db, phones);
}

/** That buyer's booking of a phone that is in place. */
export async function aBooking(buyer: StagePerson, productId: string): Promise<void> {
  const product = (await db.doc(productPath(productId)).get()).data() as Product<Timestamp>;
  const values = { buyerPhone: '01812345678', meetingLocation: 'Gate 2, New Market, Dhaka' };
  await db
    .doc(orderPath(buyer.uid, productId))
    .set(newOrder({ productId, product, buyer, now: Timestamp.now() }, values, undefined));
}

/**
 * That buyer's attempt to pay for a phone that is in place, without an order; open unless `over` says otherwise.
 * @returns its id
 */
export async function aPaying(
  buyer: StagePerson,
  productId: string,
  over: Partial<Payment<Date>> = {},
): Promise<string> {
  const { sellerId, title, resalePrice } = (
    await db.doc(productPath(productId)).get()
  ).data() as Product<Timestamp>;
  const tranId = `BNS${randomBytes(12).toString('hex')}`;
  const attempt = aPayment({ productId, buyerId: buyer.uid, sellerId }, { createdAt: new Date(), ...over });
  const shown = { title, amount: resalePrice, buyerName: buyer.name };
  await db.doc(paymentPath(tranId)).set({ ...attempt, ...shown });
  return tranId;
}

/** That buyer's wish of a phone that is in place. */
export async function aWishing(buyer: StagePerson, productId: string): Promise<void> {
  const product = (await db.doc(productPath(productId)).get()).data() as Product<Timestamp>;
  await db.doc(wishPath(buyer.uid, productId)).set(newWish(productId, product, buyer, Timestamp.now()));
}

/** Turns e-mail enumeration protection on or off, as projects differ in it. */
export async function protectEmails(enabled: boolean): Promise<void> {
  const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  const path = `identitytoolkit.googleapis.com/v2/projects/demo-bns/config?updateMask=emailPrivacyConfig`;
  const answer = await fetch(`http://${host}/${path}`, {
    method: 'PATCH',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: enabled } }),
  });
  if (!answer.ok) throw new Error(`emailPrivacyConfig: ${answer.status}`);
}

/** Tells the stand-in of the picture host how to answer from now on; null: as it should. */
export async function imgbbAnswers(mood: string | null): Promise<void> {
  const answer = await fetch(`${process.env['BNS_IMGBB_URL']}/__switch`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(mood === null ? { reset: true } : { mood }),
  });
  if (!answer.ok) throw new Error(`the stand-in did not take ${mood}: ${await answer.text()}`);
}

/**
 * Waits until the home page's document holds exactly these phones: the triggers have run. The first event of each
 * starts a process of its own, which takes a busy machine half a minute.
 */
export async function landingShows(...titles: string[]): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    let last: string[] = [];
    const late = () => reject(new Error(`public/landing never showed ${titles.join()} but ${last.join()}`));
    const patience = setTimeout(late, 60_000);
    const stop = db.doc('public/landing').onSnapshot((landing) => {
      last = ((landing.get('advertised') ?? []) as { title: string }[]).map((phone) => phone.title);
      if (last.toSorted().join('\n') !== titles.toSorted().join('\n')) return;
      clearTimeout(patience);
      stop();
      resolve();
    }, reject);
  });
}

/**
 * Puts changed security rules in force.
 * @returns puts the real ones back
 */
export async function otherRules(change: (rules: string) => string): Promise<() => Promise<void>> {
  const real = await readFile(new URL('../../../firestore.rules', import.meta.url), 'utf8');
  const changed = change(real);
  if (changed === real) throw new Error('these rules are the real ones: nothing was found to change');
  await enforce(changed);
  return () => enforce(real);
}

async function enforce(content: string): Promise<void> {
  const host = process.env['FIRESTORE_EMULATOR_HOST'];
  const answer = await fetch(`http://${host}/emulator/v1/projects/demo-bns:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ content }] } }),
  });
  if (!answer.ok) throw new Error(`these rules do not compile: ${await answer.text()}`);
}

/**
 * Lets thousands of documents come and go without an event for each.
 * @returns takes them away and switches the triggers on again
 */
export async function withoutTriggers(): Promise<() => Promise<void>> {
  const resume = await pauseTriggers();
  return async () => {
    await clearStage();
    await resume();
  };
}

/**
 * What is written causes no event.
 * @returns switches the triggers on again
 */
export async function pauseTriggers(): Promise<() => Promise<void>> {
  await switchTriggers('disable');
  return () => switchTriggers('enable');
}

/** Changes a person's flags; the trigger does the rest, as after an operator's script. */
export async function become(uid: string, flags: Partial<Omit<Part, 'email'>>): Promise<void> {
  await db.doc(userPath(uid)).update({ ...flags, updatedAt: Timestamp.now() });
}

/** Makes the claims say what the document says, as the mirror does. */
export async function mirror(uid: string): Promise<void> {
  const user = (await db.doc(userPath(uid)).get()).data() as User<Timestamp>;
  const claimsAt = user.updatedAt.toMillis();
  await auth.setCustomUserClaims(uid, claimsOf(user, claimsAt));
  await db.doc(userPath(uid)).update({ claimsAt });
}
