import { EMPTY } from '@bns/domain';
import { useBuyers } from '../live/lists.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PeopleList } from './PeopleList.tsx';

const empty = (
  <EmptyState
    art="welcome"
    title={EMPTY.allUsers}
    hint="People who register to buy appear here by themselves."
  />
);

/** Everybody who does not sell, admins among them (spec §2). */
export default function AllUsers() {
  return <PeopleList title="All Users" people={useBuyers()} empty={empty} />;
}
