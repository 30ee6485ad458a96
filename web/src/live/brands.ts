import { type Category, type CategoryRow, categoryPath, DomainError, MESSAGES, NOTICE } from '@bns/domain';
import { type DocumentSnapshot, doc, getDocFromServer } from 'firebase/firestore';
import { writeError } from './commit.ts';
import { firestore } from './firestore.ts';
import { type LiveList, useList } from './lists.ts';
import { within } from './within.ts';

export type BrandRow = CategoryRow & { id: string };

/** Undefined where a brand has no name. */
export function brandRow(document: DocumentSnapshot): BrandRow | undefined {
  const { categoryName, image }: { categoryName?: unknown; image?: unknown } = document.data() ?? {};
  if (typeof categoryName !== 'string') return undefined;
  const brand: Category = { categoryName, image: typeof image === 'string' ? image : '' };
  return { id: document.id, categoryId: document.id, ...brand };
}

/** Every brand, alphabetical, live: what an admin changes is there at once, unlike in the answer that the CDN keeps. */
export function useBrands(): LiveList<BrandRow> {
  return useList('categories', [], brandRow);
}

/**
 * Whether a brand stands at this address, on the server.
 * @throws DomainError with words for a person where the server cannot be asked
 */
export async function isBrandThere(categoryId: string): Promise<boolean> {
  if (!navigator.onLine) throw new DomainError('upstream', NOTICE.offline);
  try {
    const found = await within(() => getDocFromServer(doc(firestore(), categoryPath(categoryId))));
    return found.exists();
  } catch (cause) {
    throw writeError(cause, MESSAGES.wrong);
  }
}
