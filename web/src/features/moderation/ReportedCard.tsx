import { NOTICE } from '@bns/domain';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReportRow } from '../../live/lists.ts';
import { PhoneCard } from '../../ui/PhoneCard.tsx';
import type { Question } from '../../ui/useQuestion.tsx';
import { ReportSummary } from './ReportSummary.tsx';
import { tellRemoval } from './tellRemoval.ts';

type ReportedCardProps = { report: ReportRow; eager: boolean; ask: (question: Question) => void };

/** A reported phone as admins see it, with Delete (spec §2); a sold one stays (decisions). */
export function ReportedCard({ report, eager, ask }: ReportedCardProps) {
  const askDelete = () =>
    ask({
      title: `Delete ${report.title}?`,
      text: 'It leaves the market at once and its open bookings are closed.',
      verb: 'Delete',
      danger: true,
      act: () => tellRemoval(report),
    });
  const remove = (
    <Button variant="outlined" color="error" onClick={askDelete}>
      Delete
    </Button>
  );
  return (
    <PhoneCard phone={report} eager={eager} actions={report.isSold ? undefined : remove}>
      {report.isHidden && <Typography sx={{ fontWeight: 650 }}>{NOTICE.hidden}</Typography>}
      <ReportSummary report={report} />
    </PhoneCard>
  );
}
