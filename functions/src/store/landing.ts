import {
  LANDING_ADVERTISED,
  LANDING_CATEGORIES,
  LANDING_PATH,
  type Landing,
  productFields,
} from '@bns/domain';
import { FieldValue, type Timestamp } from 'firebase-admin/firestore';
import { db } from '../firebase.ts';
import { listCategories } from './categories.ts';
import { isShowable, listAdvertised } from './products.ts';

/** What the home page shows, without the time at which it was put together. */
export type LandingParts = Omit<Landing<Timestamp>, 'updatedAt'>;

/** The kept document; 1 read. */
export async function readLanding(): Promise<LandingParts | undefined> {
  const kept = (await db.doc(LANDING_PATH).get()).data() as Landing<Timestamp> | undefined;
  return kept && { categories: kept.categories, advertised: kept.advertised };
}

/** What it should hold now; at most 12 reads. */
export async function gatherLanding(): Promise<LandingParts> {
  const [categories, phones] = await Promise.all([
    listCategories(LANDING_CATEGORIES),
    listAdvertised(LANDING_ADVERTISED),
  ]);
  const advertised = phones
    .filter(({ product }) => isShowable(product))
    .map(({ id, product }) => ({ _id: id, ...productFields(product) }));
  return { categories, advertised };
}

export async function writeLanding(parts: LandingParts): Promise<void> {
  await db.doc(LANDING_PATH).set({ ...parts, updatedAt: FieldValue.serverTimestamp() });
}
