import { NOTICE } from '@bns/domain';
import Box from '@mui/material/Box';
import type { AuditRow } from '../../live/auditLog.ts';
import type { LiveList } from '../../live/lists.ts';
import { auditLogText } from '../../texts/auditLog.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';
import { AuditLines } from './AuditLines.tsx';
import { LineSkeletons } from './LineSkeletons.tsx';

/** The audit log, live, in pages. */
export function AuditList({ list }: { list: LiveList<AuditRow> }) {
  if (list.status === 'loading') return <LineSkeletons label={auditLogText.loading} />;
  if (list.status === 'error') return <ErrorPanel title={NOTICE.listFailed} onRetry={list.retry} />;
  if (list.rows.length === 0)
    return <EmptyState art="welcome" title={auditLogText.none} hint={auditLogText.noneHint} />;
  return (
    <Box aria-busy={list.loadingMore}>
      <AuditLines entries={list.rows} />
      <ShowMore list={list} />
    </Box>
  );
}
