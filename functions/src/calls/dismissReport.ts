import { requireMay } from '@bns/domain';
import type { Dependencies } from '../dependencies.ts';
import { type Answer, matched, ok } from '../http/answer.ts';
import type { Asked } from '../http/asked.ts';
import { relationsTo } from '../http/relationsTo.ts';

/**
 * `PUT /products/reported-products/{productId}/dismiss`: an admin closes the reports of a phone; a later one opens them
 * again (case 37).
 * @throws DomainError `not-found`, `forbidden`, or `conflict` where a report is not counted yet
 */
export async function dismissReport(
  { caller, params, requestId }: Asked,
  { reports }: Pick<Dependencies, 'reports'>,
): Promise<Answer> {
  const judge = (person: Asked['person']) => requireMay('report.dismiss', relationsTo(null, person));
  const actor = { uid: caller.uid, requestId, judge };
  return ok(matched(await reports.dismissReport(params['productId'] ?? '', actor)));
}
