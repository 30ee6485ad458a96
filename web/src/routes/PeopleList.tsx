import type { ReactNode } from 'react';
import { CardList } from '../features/catalogue/CardList.tsx';
import { ListHeading } from '../features/catalogue/ListHeading.tsx';
import { PersonActs } from '../features/moderation/PersonActs.tsx';
import { PersonCard } from '../features/moderation/PersonCard.tsx';
import { PersonSkeletons } from '../features/moderation/PersonSkeletons.tsx';
import type { LiveList, PersonRow } from '../live/lists.ts';
import { useQuestion } from '../ui/useQuestion.tsx';
import { countOf } from './countOf.ts';

type PeopleListProps = { title: string; people: LiveList<PersonRow>; empty: ReactNode };

/** People by name, live, with what an admin may do to each. */
export function PeopleList({ title, people, empty }: PeopleListProps) {
  const [ask, question] = useQuestion();
  return (
    <>
      <ListHeading title={title} hint={countOf(people, 'person', 'people')} />
      <CardList
        list={people}
        empty={empty}
        loading={<PersonSkeletons />}
        card={(person) => (
          <PersonCard key={person.id} person={person} actions={<PersonActs person={person} ask={ask} />} />
        )}
      />
      {question}
    </>
  );
}
