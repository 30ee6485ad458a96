import { MESSAGES, NOTICE } from '@bns/domain';
import { faultWords } from '../../api/faultWords.ts';
import { dismissReport } from '../../api/reports.ts';
import type { ReportRow } from '../../live/lists.ts';
import { notify } from '../../ui/notify.ts';

/** Closes the reports that a phone has and says how it went; the live list shows the rest. */
export async function tellDismissal({ productId }: ReportRow): Promise<void> {
  try {
    await dismissReport(productId);
    notify.success(NOTICE.dismissed);
  } catch (fault) {
    notify.error(faultWords(fault, MESSAGES.wrong));
  }
}
