import { EMPTY } from '@bns/domain';
import { useBuyers } from '../live/lists.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PeopleList } from './PeopleList.tsx';

const empty = (
  <EmptyState art="welcome" title={EMPTY.allUsers} hint="Whoever registers to buy appears here by himself." />
);

/** Everybody who does not sell, admins among them (spec §2). */
export default function AllUsers() {
  return <PeopleList title="All Users" people={useBuyers()} empty={empty} />;
}
