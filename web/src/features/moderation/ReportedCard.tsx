import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReportRow } from '../../live/lists.ts';
import { reportsText } from '../../texts/reports.ts';
import { PhoneCard } from '../../ui/PhoneCard.tsx';
import { singleClick } from '../../ui/singleClick.ts';
import { underWay } from '../../ui/underWay.ts';
import type { Question } from '../../ui/useQuestion.tsx';
import { useOneAtATime } from '../../ui/useOneAtATime.ts';
import { ReportSummary } from './ReportSummary.tsx';
import { tellDismissal } from './tellDismissal.ts';
import { tellRemoval } from './tellRemoval.ts';

type ReportedCardProps = { report: ReportRow; eager: boolean; ask: (question: Question) => void };

/**
 * A reported phone as admins see it, with Dismiss, which a later report undoes, and Delete, which asks first (spec §2);
 * a sold one stays (decisions).
 */
export function ReportedCard({ report, eager, ask }: ReportedCardProps) {
  const [dismiss, dismissing] = useOneAtATime(() => tellDismissal(report));
  const askDelete = () =>
    ask({
      title: reportsText.askRemove(report.title),
      text: reportsText.removeMeans,
      verb: reportsText.remove,
      danger: true,
      act: () => tellRemoval(report),
    });
  const actions = (
    <>
      <Button variant="outlined" {...underWay(dismissing)} onClick={singleClick(() => void dismiss())}>
        {reportsText.dismiss}
      </Button>
      {!report.isSold && (
        <Button variant="outlined" color="error" onClick={askDelete}>
          {reportsText.remove}
        </Button>
      )}
    </>
  );
  return (
    <PhoneCard
      phone={report}
      phoneId={report.isHidden ? undefined : report.productId}
      eager={eager}
      actions={actions}
    >
      {report.isHidden && <Typography sx={{ fontWeight: 650 }}>{reportsText.hidden}</Typography>}
      <ReportSummary report={report} />
    </PhoneCard>
  );
}
