import { MESSAGES } from '@bns/domain';
import { faultWords } from '../../api/faultWords.ts';
import { removeProduct } from '../../api/products.ts';
import type { ReportRow } from '../../live/lists.ts';
import { notify } from '../../ui/notify.ts';

/** Takes a reported phone off the market and says how it went (spec §8). */
export async function tellRemoval({ productId }: ReportRow): Promise<void> {
  try {
    await removeProduct(productId);
    notify.success(MESSAGES.productDeleted);
  } catch (fault) {
    notify.error(faultWords(fault, MESSAGES.wrong));
  }
}
