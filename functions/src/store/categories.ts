import { type Category, type CategoryAnswer, COLLECTIONS, QUERIES } from '@bns/domain';
import type { Query } from 'firebase-admin/firestore';
import { db } from '../firebase.ts';

/**
 * Categories by name (decisions, "Settled").
 * @param most how many, all where it is left out: there are as many as brands
 */
export async function listCategories(most?: number): Promise<CategoryAnswer[]> {
  const byName: Query = db.collection(COLLECTIONS.categories).orderBy(...QUERIES.categories.orderBy);
  const found = await (most === undefined ? byName : byName.limit(most)).get();
  return found.docs.map((row) => {
    const { categoryName, image } = row.data() as Category;
    return { _id: row.id, categoryName, image };
  });
}

/** The category as it is now. */
export async function readCategory(slug: string): Promise<Category | undefined> {
  const found = await db.collection(COLLECTIONS.categories).doc(slug).get();
  return found.data() as Category | undefined;
}
