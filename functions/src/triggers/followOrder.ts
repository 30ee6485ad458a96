import { countedOrder, type Order, statsDifference } from '@bns/domain';
import type { Timestamp } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { dayOf } from '../store/dayOf.ts';
import { settleOrder } from '../store/orderCopies.ts';

import { countOnce } from '../store/stats.ts';
import { documentsOf, isChanged } from './documents.ts';
import { RETRIED, retried } from './retried.ts';

/**
 * Checks a booking, also one that is made again, against its phone and its buyer once more: they may have changed while
 * it was made. Counts bookings.
 */
export const followOrder = onDocumentWritten({ document: 'orders/{orderId}', ...RETRIED }, (event) => {
  const [before, after] = documentsOf<Order<Timestamp>>(event);
  if (!isChanged(before, after, ['orderedAt'])) return undefined;
  return retried('followOrder', event, async () => {
    await countOnce(event.id, statsDifference(countedOrder(before, dayOf), countedOrder(after, dayOf)));
    await settleOrder(event.params.orderId);
  });
});
