import { auditAnswer, type PageQuery } from '@bns/domain';
import type { Dependencies } from '../dependencies.ts';
import { type Answer, page } from '../http/answer.ts';
import type { Asked } from '../http/asked.ts';

/** `GET /audit-log`: who did what to whom, newest first. */
export async function listAuditLog(
  { query }: Asked<null, PageQuery>,
  { audit }: Pick<Dependencies, 'audit'>,
): Promise<Answer> {
  const { rows, next } = await audit.listAuditLog(query);
  const entries = rows.map(({ id, data }) => auditAnswer(id, data, data.at.toDate()));
  return page(
    entries.filter((entry) => entry !== null),
    next,
  );
}
