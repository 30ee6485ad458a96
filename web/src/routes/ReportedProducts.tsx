import { EMPTY } from '@bns/domain';
import { EAGER_CARDS, PhoneList } from '../features/catalogue/PhoneList.tsx';
import { ListHeading } from '../features/catalogue/ListHeading.tsx';
import { ReportedCard } from '../features/moderation/ReportedCard.tsx';
import { useReports } from '../live/lists.ts';
import { reportsText } from '../texts/reports.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FocusKept } from '../ui/FocusKept.tsx';
import { useQuestion } from '../ui/useQuestion.tsx';
import { countOf } from './countOf.ts';

const empty = <EmptyState art="phones" title={EMPTY.reported} hint={reportsText.noneHint} />;

/** Phones that people have reported, the newest report first, live (spec §2). */
export default function ReportedProducts() {
  const reports = useReports();
  const [ask, question] = useQuestion();
  return (
    <>
      <ListHeading title={reportsText.heading} hint={countOf(reports, reportsText.counted)} />
      <FocusKept label={reportsText.heading}>
        <PhoneList
          list={reports}
          empty={empty}
          card={(report, at) => (
            <ReportedCard key={report.id} report={report} eager={at < EAGER_CARDS} ask={ask} />
          )}
        />
      </FocusKept>
      {question}
    </>
  );
}
