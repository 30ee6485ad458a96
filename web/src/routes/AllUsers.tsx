import { EMPTY } from '@bns/domain';
import { peopleText } from '../texts/people.ts';
import { PeopleList } from './PeopleList.tsx';

/** Everybody who does not sell, admins among them (spec §2). */
export default function AllUsers() {
  return (
    <PeopleList
      isSeller={false}
      title={peopleText.allUsers}
      empty={EMPTY.allUsers}
      hint={peopleText.noUsersHint}
    />
  );
}
