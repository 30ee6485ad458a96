import { countedPhone, PRODUCT_KEYS, statsDifference } from '@bns/domain';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { dayOf } from '../store/dayOf.ts';
import { allOf } from '../store/lanes.ts';
import { settleOrdersOf } from '../store/orderCopies.ts';
import { settlePhone } from '../store/phoneCopies.ts';
import { readProduct, type StoredProduct } from '../store/products.ts';
import { followReport } from '../store/reportCopies.ts';
import { countOnce } from '../store/stats.ts';
import { settleWishesOf } from '../store/wishCopies.ts';
import { documentsOf, isChanged } from './documents.ts';
import { RETRIED, retried } from './retried.ts';
import { untilStill } from './untilStill.ts';

/**
 * Keeps the wishes, orders and the report of a phone, and counts phones. A new phone is checked against its seller once
 * more: he may have changed while it was listed.
 */
export const followProduct = onDocumentWritten({ document: 'products/{productId}', ...RETRIED }, (event) => {
  const [before, after] = documentsOf<StoredProduct>(event);
  if (!isChanged(before, after, PRODUCT_KEYS)) return undefined;
  const { productId } = event.params;
  return retried('followProduct', event, async () => {
    await countOnce(event.id, statsDifference(countedPhone(before, dayOf), countedPhone(after, dayOf)));
    if (before === undefined) await settlePhone(productId);
    await followProductNow(productId);
  });
});

/** Makes all that follows the phone say what is true of it now, or that it is gone. */
export async function followProductNow(productId: string): Promise<void> {
  await untilStill(
    async () => (await readProduct(productId))?.product,
    PRODUCT_KEYS,
    (product) =>
      allOf([
        settleWishesOf(productId, product),
        settleOrdersOf(productId, product),
        followReport(productId, product === undefined),
      ]),
  );
}
