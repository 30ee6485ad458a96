import { EMPTY } from '@bns/domain';
import { peopleText } from '../texts/people.ts';
import { PeopleList } from './PeopleList.tsx';

/** Everybody who sells (spec §2). */
export default function AllSellers() {
  return (
    <PeopleList
      isSeller
      title={peopleText.allSellers}
      empty={EMPTY.allSellers}
      hint={peopleText.noSellersHint}
    />
  );
}
