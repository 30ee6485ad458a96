import type { Contact, ReportAnswer } from '@bns/domain';
import type { StoredReport } from '../store/reporting.ts';
import { productAnswer } from './productAnswer.ts';

/**
 * A whole reported phone, for admins.
 * @param contact the seller's, undefined where there is none any more
 */
export function reportAnswer(
  id: string,
  report: StoredReport,
  contact: Omit<Contact, 'sellerId'> | undefined,
): ReportAnswer {
  const { productId, reportCount, reasons, lastReportedAt } = report;
  const last = lastReportedAt.toDate().toISOString();
  return { ...productAnswer(id, report), productId, reportCount, reasons, lastReportedAt: last, ...contact };
}
