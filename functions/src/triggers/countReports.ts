import type { Reporter } from '@bns/domain';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { settleReport } from '../store/reportCopies.ts';
import { documentsOf, isChanged } from './documents.ts';
import { RETRIED, retried } from './retried.ts';

/** Keeps `reportedProducts/{productId}` when one of its reporters comes or goes. */
export const countReports = onDocumentWritten(
  { document: 'reportedProducts/{productId}/reporters/{uid}', ...RETRIED },
  (event) => {
    const [before, after] = documentsOf<Reporter<unknown>>(event);
    if (!isChanged(before, after, ['reason', 'at'])) return undefined;
    return retried('countReports', event, () => settleReport(event.params.productId));
  },
);
