import { type PutReportBody, requireMay } from '@bns/domain';
import type { Dependencies } from '../dependencies.ts';
import { type Answer, ok, upserted } from '../http/answer.ts';
import type { Asked } from '../http/asked.ts';
import { relationsTo } from '../http/relationsTo.ts';
import { requireTruePeople } from './requireTruePeople.ts';

/**
 * `PUT /products/reported-products`: the caller reports a phone to the admins; a repeat counts for nothing (case 37).
 * @throws DomainError `not-found`, `forbidden` or `too-many-requests`
 */
export async function putReport(
  { caller, body, now, requestId }: Asked<PutReportBody>,
  { reports, products }: Pick<Dependencies, 'reports' | 'products'>,
): Promise<Answer> {
  await requireTruePeople(body, caller, { products });
  const { productId, reason, note } = body;
  const isNew = await reports.putReport(
    { productId, values: { reason, note }, now },
    {
      uid: caller.uid,
      requestId,
      // Nobody reports his own phone, whatever else he is.
      judge: (person, sellerId) =>
        requireMay('reporter.create', sellerId === caller.uid ? ['itsSeller'] : relationsTo(null, person)),
    },
  );
  return ok(upserted(isNew ? { created: productId } : { modified: false }));
}
