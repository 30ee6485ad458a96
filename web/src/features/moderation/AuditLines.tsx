import Box from '@mui/material/Box';
import { useState } from 'react';
import type { AuditRow } from '../../live/auditLog.ts';
import { auditLogText } from '../../texts/auditLog.ts';
import card from '../../ui/card.module.css';
import { AuditLine } from './AuditLine.tsx';

/** Entries, the newest first; those that came while the page was open are tinted as they come. */
export function AuditLines({ entries }: { entries: readonly AuditRow[] }) {
  const [newestAtFirst] = useState(() => momentOf(entries[0]));
  return (
    <Box
      component="ol"
      aria-label={auditLogText.entries}
      className={card.frame}
      sx={{ m: 0, p: 0, listStyle: 'none' }}
    >
      {entries.map((entry) => (
        <AuditLine key={entry.id} entry={entry} isNew={momentOf(entry) > newestAtFirst} />
      ))}
    </Box>
  );
}

const momentOf = (entry: AuditRow | undefined) => entry?.at?.getTime() ?? 0;
