import { onDocumentWritten } from 'firebase-functions/firestore';
import { addDerived, readProduct } from '../store/products.ts';
import { derivedOf } from './derivedOf.ts';
import { RETRIED, retried } from './retried.ts';

/** Keeps a phone's `keywords`, `priceBand` and `advertisedAt`. */
export const describeProduct = onDocumentWritten({ document: 'products/{productId}', ...RETRIED }, (event) =>
  retried('describeProduct', event, () => describeProductNow(event.params.productId)),
);

/** Adds what the phone lacks as it is now, and again where it changed meanwhile. */
export async function describeProductNow(productId: string): Promise<void> {
  for (;;) {
    const found = await readProduct(productId);
    if (found === undefined) return;
    const derived = derivedOf(found.product, found.since);
    if (Object.keys(derived).length === 0) return;
    if (await addDerived(productId, derived, found.since)) return;
  }
}
