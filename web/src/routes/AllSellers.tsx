import { EMPTY } from '@bns/domain';
import { useSellers } from '../live/lists.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PeopleList } from './PeopleList.tsx';

const empty = (
  <EmptyState
    art="welcome"
    title={EMPTY.allSellers}
    hint="People who register to sell appear here by themselves."
  />
);

/** Everybody who sells (spec §2). */
export default function AllSellers() {
  return <PeopleList title="All Sellers" people={useSellers()} empty={empty} />;
}
