import type { AuditEntry } from '@bns/domain';
import { isWhole, type Kinds } from '@bns/domain';
import type { DocumentSnapshot } from 'firebase/firestore';
import { type LiveList, useList } from './lists.ts';
import { dateOrNull } from './rows.ts';

export type AuditRow = AuditEntry<Date | null> & { id: string };

const KINDS: Kinds<AuditEntry<unknown>, 'at'> = {
  actorId: 'string',
  actorName: 'string',
  action: 'string',
  targetKind: 'string',
  targetId: 'string',
  targetName: 'string',
  door: 'string',
  requestId: 'string',
};

/** Undefined where an entry lacks something: it must not take the page with it. */
export function auditRow(document: DocumentSnapshot): AuditRow | undefined {
  const data = document.data() ?? {};
  if (!isWhole(data, KINDS)) return undefined;
  return { ...(data as AuditEntry<unknown>), at: dateOrNull(data['at']), id: document.id };
}

/** Who did what to whom, the newest first, live. */
export function useAuditLog(): LiveList<AuditRow> {
  return useList('auditLog', [], auditRow, 'admins');
}
