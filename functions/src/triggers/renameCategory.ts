import { CATEGORY_FIELDS, type Category } from '@bns/domain';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { readCategory } from '../store/categories.ts';
import { settlePhonesOfCategory } from '../store/phoneCopies.ts';
import { documentsOf, isChanged } from './documents.ts';
import { RETRIED, retried } from './retried.ts';
import { untilStill } from './untilStill.ts';

/** Keeps the name of a category on its phones. */
export const renameCategory = onDocumentWritten({ document: 'categories/{slug}', ...RETRIED }, (event) => {
  const [before, after] = documentsOf<Category>(event);
  if (!isChanged(before, after, CATEGORY_FIELDS)) return undefined;
  return retried('renameCategory', event, () => renameCategoryNow(event.params.slug));
});

/** Makes the phones of a category say what it is called now; those of one that is gone keep its last name. */
export async function renameCategoryNow(slug: string): Promise<void> {
  await untilStill(
    () => readCategory(slug),
    CATEGORY_FIELDS,
    async (category) => {
      if (category !== undefined) await settlePhonesOfCategory(slug, category);
    },
  );
}
