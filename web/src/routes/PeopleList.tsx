import Button from '@mui/material/Button';
import { useState } from 'react';
import { CardList } from '../features/catalogue/CardList.tsx';
import { ListHeading } from '../features/catalogue/ListHeading.tsx';
import { PeopleSearch } from '../features/moderation/PeopleSearch.tsx';
import { PersonActs } from '../features/moderation/PersonActs.tsx';
import { PersonCard } from '../features/moderation/PersonCard.tsx';
import { PersonSkeletons } from '../features/moderation/PersonSkeletons.tsx';
import { useLastShown } from '../features/moderation/useLastShown.ts';
import { useSettled } from '../features/moderation/useSettled.ts';
import { usePeople } from '../live/people.ts';
import { peopleText } from '../texts/people.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FocusKept } from '../ui/FocusKept.tsx';
import text from '../ui/text.module.css';
import { useQuestion } from '../ui/useQuestion.tsx';
import { countOf } from './countOf.ts';

/** Longer than the pause between two letters of somebody who types. */
const TYPING_PAUSE_MS = 250;

type PeopleListProps = {
  isSeller: boolean;
  title: string;
  /** What is said where there is nobody, and what may be done about it. */
  empty: string;
  hint: string;
};

/** People by name, live, with what an admin may do to each, and a search by the start of a name or an e-mail. */
export function PeopleList({ isSeller, title, empty, hint }: PeopleListProps) {
  const [typed, setTyped] = useState('');
  const q = useSettled(typed, TYPING_PAUSE_MS);
  const { list: people, q: askedFor } = useLastShown(usePeople(isSeller, q), q);
  const found = people.status === 'ready' && askedFor === q && !people.loadingMore ? people : undefined;
  const [ask, question] = useQuestion();
  const everybody = (
    <Button variant="outlined" onClick={() => setTyped('')}>
      {peopleText.showEverybody}
    </Button>
  );
  const nobody =
    askedFor.trim() === '' ? (
      <EmptyState art="welcome" title={empty} hint={hint} />
    ) : (
      <EmptyState
        art="welcome"
        title={empty}
        hint={peopleText.noneFound(askedFor.trim())}
        action={everybody}
      />
    );
  return (
    <>
      <ListHeading
        title={title}
        hint={countOf(people, peopleText.counted)}
        action={<PeopleSearch typed={typed} onType={setTyped} />}
      />
      <div role="status" className={text.hidden}>
        {q.trim() !== '' && found !== undefined && peopleText.found(found.rows.length, found.hasMore)}
      </div>
      <FocusKept label={title}>
        <CardList
          list={people}
          empty={nobody}
          loading={<PersonSkeletons />}
          card={(person) => (
            <PersonCard key={person.id} person={person} actions={<PersonActs person={person} ask={ask} />} />
          )}
        />
      </FocusKept>
      {question}
    </>
  );
}
