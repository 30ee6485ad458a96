import { COLLECTIONS } from '@bns/domain';
import { db } from '../firebase.ts';
import type { Differing } from '../store/differing.ts';
import { pagesOf } from '../store/pages.ts';
import type { StoredProduct } from '../store/products.ts';
import { derivedOf } from './derivedOf.ts';

/** What {@link derivedOf} looks at. */
const READ = [
  'title',
  'categoryId',
  'categoryName',
  'resalePrice',
  'isSold',
  'isHidden',
  'isAdvertised',
  'keywords',
  'priceBand',
  'advertisedAt',
] as const satisfies readonly (keyof StoredProduct)[];

/** Phones that lack what a search finds them by, or when they were advertised, a page at a time. */
export async function* undescribedPhones(): Differing {
  for await (const page of pagesOf(db.collection(COLLECTIONS.products).select(...READ))) {
    const lacking = page.filter((row) => {
      const derived = derivedOf(row.data() as StoredProduct, row.updateTime);
      return Object.keys(derived).length > 0;
    });
    yield lacking.map((row) => row.id);
  }
}
