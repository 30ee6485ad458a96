import {
  DomainError,
  NOTICE,
  newReporter,
  type Product,
  productPath,
  QUERIES,
  REPORT_KINDS,
  type ReportedProduct,
  type ReportValues,
  reporterPath,
} from '@bns/domain';
import { FieldValue, type Timestamp } from 'firebase-admin/firestore';
import { db } from '../firebase.ts';
import { type Actor, actingIn } from './actor.ts';
import { againstRivals } from './againstRivals.ts';
import { type ListPage, listPage, type PageAsked } from './listPage.ts';
import { lookAt, raiseQuotaIn } from './quotaRow.ts';
import { wholeRows } from './wholeRows.ts';

export type StoredReport = ReportedProduct<Timestamp>;

type Report = { productId: string; values: ReportValues; now: Date };

/**
 * Reports a phone and raises the day's quota in one commit, once per person under any race. 2 reads where it is reported
 * by him already, else 4 reads and 2 writes.
 * @returns false where he has reported it already
 * @throws DomainError `not-found`, `too-many-requests`, or what the judgement of the actor throws
 */
export function putReport({ productId, values, now }: Report, actor: Actor): Promise<boolean> {
  const row = db.doc(reporterPath(productId, actor.uid));
  return againstRivals(async () => {
    const { found, day } = await lookAt(row, actor.uid, now);
    if (found.exists) return false;
    return db.runTransaction(async (transaction) => {
      const phone = await transaction.get(db.doc(productPath(productId)));
      const product = phone.data() as Product<Timestamp> | undefined;
      await actingIn(transaction, actor, product?.sellerId);
      if (product === undefined || product.isHidden) throw new DomainError('not-found', NOTICE.gone);
      raiseQuotaIn(transaction, day, 'reports', productId);
      transaction.create(row, newReporter(values, FieldValue.serverTimestamp()));
      return true;
    });
  });
}

/** The phones whose reports are open, newest report first. */
export async function listReports(asked: PageAsked): Promise<ListPage<StoredReport>> {
  const found = await listPage<StoredReport>(QUERIES.reports, ['open'], asked);
  return wholeRows(found, REPORT_KINDS, ['time', 'lastReportedAt']);
}
