import {
  type Category,
  type CategoryRow,
  COLLECTIONS,
  type PutCategoryBody,
  QUERIES,
  type ShownCategory,
  writeCategory as written,
} from '@bns/domain';
import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { db } from '../firebase.ts';
import { type Actor, actingIn } from './actor.ts';
import { addAuditEntry } from './audit.ts';
import { inTransaction } from './inTransaction.ts';

/**
 * Categories by name (decisions, "Settled").
 * @param most how many, all where it is left out: there are as many as brands
 */
export async function listCategories(most?: number): Promise<ShownCategory[]> {
  const byName: Query = db.collection(COLLECTIONS.categories).orderBy(...QUERIES.categories.orderBy);
  const found = await (most === undefined ? byName : byName.limit(most)).get();
  return rowsOf(found.docs).map(({ categoryId, categoryName, image }) => ({
    _id: categoryId,
    categoryName,
    image,
  }));
}

/** Those that have a name: a script or the console may have written others. */
function rowsOf(docs: readonly QueryDocumentSnapshot[]): CategoryRow[] {
  return docs.flatMap((row) => {
    const { categoryName, image } = row.data();
    if (typeof categoryName !== 'string') return [];
    return [{ categoryId: row.id, categoryName, image: typeof image === 'string' ? image : '' }];
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
  return inTransaction(async (transaction) => {
    const { acting } = await actingIn(transaction, actor);
    const { docs } = await transaction.get(db.collection(COLLECTIONS.categories));
    const category = written(rowsOf(docs), slug, body);
    if (category === null) return { modified: false };
    transaction.set(db.collection(COLLECTIONS.categories).doc(slug), category);
    addAuditEntry(transaction, acting, {
      action: 'writeCategory',
      targetKind: 'category',
      targetId: slug,
      targetName: category.categoryName,
    });
    return docs.some(({ id }) => id === slug) ? { modified: true } : { created: slug };
  });
}
