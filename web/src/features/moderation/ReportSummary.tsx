import { REASON_WORDS, REPORT_REASONS } from '@bns/domain';
import Box from '@mui/material/Box';
import type { ReportRow } from '../../live/lists.ts';
import { reportsText } from '../../texts/reports.ts';
import { ChangeTint } from '../../ui/ChangeTint.tsx';
import { shortMoment } from '../../ui/shortMoment.ts';

const box = {
  position: 'relative',
  zIndex: 0,
  overflow: 'hidden',
  display: 'grid',
  gap: 0.5,
  p: 1.5,
  borderRadius: '12px',
  bgcolor: 'sand',
  typography: 'body2',
} as const;

const reasonList = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 2,
  m: 0,
  '& dd': { m: 0, fontWeight: 700 },
} as const;

/** How many people have reported a phone, why, and when the latest of them did. */
export function ReportSummary({ report: { reportCount, reasons, lastReportedAt } }: { report: ReportRow }) {
  const given = REPORT_REASONS.filter((reason) => (reasons[reason] ?? 0) > 0);
  return (
    <Box sx={box}>
      <ChangeTint of={`${reportCount} ${lastReportedAt?.getTime()}`} />
      <strong>{reportsText.reportedBy(reportCount)}</strong>
      <Box component="dl" aria-label={reportsText.reasons} sx={reasonList}>
        {given.map((reason) => (
          <Box key={reason} sx={{ display: 'contents' }}>
            <dt>{REASON_WORDS[reason]}</dt>
            <dd>{reasons[reason]}</dd>
          </Box>
        ))}
      </Box>
      <Box component="span" sx={{ typography: 'caption' }}>
        {reportsText.latest(shortMoment(lastReportedAt))}
      </Box>
    </Box>
  );
}
