import { ListHeading } from '../features/catalogue/ListHeading.tsx';
import { AuditList } from '../features/moderation/AuditList.tsx';
import { useAuditLog } from '../live/auditLog.ts';
import { auditLogText } from '../texts/auditLog.ts';

/** What admins and operators did, the newest first, live. */
export default function AuditLog() {
  return (
    <>
      <ListHeading title={auditLogText.heading} hint={auditLogText.hint} />
      <AuditList list={useAuditLog()} />
    </>
  );
}
