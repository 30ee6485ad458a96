import {
  type Category,
  type CategoryAnswer,
  COLLECTIONS,
  type PutCategoryBody,
  QUERIES,
  writeCategory as written,
} from '@bns/domain';
import type { Query } from 'firebase-admin/firestore';
import { db } from '../firebase.ts';
import { type Actor, actingIn } from './actor.ts';
import { addAuditEntry } from './audit.ts';

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

/**
 * Adds or changes a brand in one transaction with its audit entry, compared with all others as they are in it. A read for
 * each brand and 1, 2 writes; none where it is so already.
 * @throws DomainError of the domain's writeCategory or of the judgement of the actor
 */
export function writeCategory(
  slug: string,
  body: PutCategoryBody,
  actor: Actor,
): Promise<{ created: string } | { modified: boolean }> {
  return db.runTransaction(async (transaction) => {
    const { acting } = await actingIn(transaction, actor);
    const { docs } = await transaction.get(db.collection(COLLECTIONS.categories));
    const rows = docs.map((row) => ({ categoryId: row.id, ...(row.data() as Category) }));
    const category = written(rows, slug, body);
    if (category === null) return { modified: false };
    transaction.set(db.collection(COLLECTIONS.categories).doc(slug), category);
    addAuditEntry(transaction, acting, {
      action: 'writeCategory',
      targetKind: 'category',
      targetId: slug,
      targetName: category.categoryName,
    });
    return rows.some(({ categoryId }) => categoryId === slug) ? { modified: true } : { created: slug };
  });
}
