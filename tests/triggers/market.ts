import { randomUUID } from 'node:crypto';
import {
  newReporter,
  orderPath,
  type Product,
  type ProductFields,
  productPath,
  reporterPath,
  type User,
  userPath,
  wishPath,
} from '@bns/domain';
import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { auth, db } from '../../functions/src/firebase.ts';
import { anOrder } from '../builders/anOrder.ts';
import { aProduct } from '../builders/aProduct.ts';
import { aSeller } from '../builders/aSeller.ts';
import { aUser } from '../builders/aUser.ts';
import { aWish } from '../builders/aWish.ts';
import { aMoment } from '../builders/moment.ts';
import { deliver, type Written } from './events.ts';

/** Times as the Admin SDK makes them. */
export const at = (seconds: number, nanoseconds: number) => new Timestamp(seconds, nanoseconds);

export const read = async (path: string): Promise<DocumentData | undefined> =>
  (await db.doc(path).get()).data();

/** Puts a document in place, or with undefined takes it away, and tells what happened. */
export async function write(path: string, after: DocumentData | undefined): Promise<Written> {
  const before = await read(path);
  await (after === undefined ? db.doc(path).delete() : db.doc(path).set(after));
  return { path, before, after };
}

/** Changes fields of a document and tells what happened. */
export async function change(path: string, fields: DocumentData): Promise<Written> {
  const before = await read(path);
  await db.doc(path).update(fields);
  return { path, before, after: await read(path) };
}

/** Takes away every document of the project that the code under test works on. */
export async function emptyProject(): Promise<void> {
  const projectId = process.env['GCLOUD_PROJECT'];
  const documents = `emulator/v1/projects/${projectId}/databases/(default)/documents`;
  const answer = await fetch(`http://${process.env['FIRESTORE_EMULATOR_HOST']}/${documents}`, {
    method: 'DELETE',
  });
  if (!answer.ok) throw new Error(`emptying ${projectId}: ${answer.status}`);
}

/** A verified seller. */
export function aStoredSeller(over: Partial<User<Timestamp>> = {}): Promise<string> {
  return aStoredPerson(aSeller(at, over));
}

/** A buyer. */
export function aStoredBuyer(over: Partial<User<Timestamp>> = {}): Promise<string> {
  return aStoredPerson(aUser(at, over));
}

async function aStoredPerson(user: User<Timestamp>): Promise<string> {
  const { uid } = await auth.createUser({});
  await db.doc(userPath(uid)).set(user);
  return uid;
}

/** So many phones of a seller; their ids. */
export async function storedPhones(
  sellerId: string,
  count: number,
  over: Partial<ProductFields<Timestamp>> = {},
): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  const batch = db.batch();
  for (const id of ids) batch.set(db.doc(productPath(id)), aProduct(at, { sellerId, ...over }));
  await batch.commit();
  return ids;
}

const phoneOf = async (productId: string) => (await read(productPath(productId))) as Product<Timestamp>;

/** A buyer's wish of a phone as it is now; its path. */
export async function aStoredWish(productId: string, buyerId: string = randomUUID()): Promise<string> {
  const path = wishPath(buyerId, productId);
  await db.doc(path).set(aWish(at, { productId, product: await phoneOf(productId) }, { buyerId }));
  return path;
}

/** A buyer's booking of a phone as it is now; its path. */
export async function aStoredOrder(productId: string, buyerId: string = randomUUID()): Promise<string> {
  const path = orderPath(buyerId, productId);
  await db.doc(path).set(anOrder(at, { productId, product: await phoneOf(productId) }, { buyerId }));
  return path;
}

/** Reports a phone and lets the trigger count it. */
export async function report(productId: string, minutes = 30, uid: string = randomUUID()): Promise<void> {
  const reporter = newReporter({ reason: 'fake', note: '' }, aMoment(at, minutes));
  await deliver(await write(reporterPath(productId, uid), reporter));
}
