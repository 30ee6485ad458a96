import { type AuditEntry, QUERIES } from '@bns/domain';
import type { Timestamp } from 'firebase-admin/firestore';
import { type ListPage, listPage, type PageAsked } from './listPage.ts';

/** A page of the audit log, newest first. */
export function listAuditLog(asked: PageAsked): Promise<ListPage<AuditEntry<Timestamp>>> {
  return listPage(QUERIES.auditLog, [], asked);
}
