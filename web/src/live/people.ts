import { type PeoplePart, peopleParts, prefixEnds, QUERIES, type QueryShape } from '@bns/domain';
import type { QueryDocumentSnapshot } from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import { buildQuery } from './buildQuery.ts';
import type { LiveList } from './liveTypes.ts';
import { openInTurn } from './openInTurn.ts';
import { openList } from './openList.ts';
import { type PersonRow, personRow } from './rows.ts';
import { useUid } from './uid.ts';
import { useFeed } from './useFeed.ts';

/** Each pause in typing makes a search, of up to five live lists; long enough to take a letter back. */
const SEARCH_KEPT_MS = 10_000;

/**
 * People who are alive, without the one who asks (decisions): by name, or those whose name or e-mail begins so, as the
 * API finds them (decision 18).
 * @param isSeller those who sell, else all others, admins among them
 * @param q the start of a name or an e-mail; '' for everybody
 */
export function usePeople(isSeller: boolean, q: string): LiveList<PersonRow> {
  const db = useFirestore();
  const asker = useUid();
  const parts = peopleParts(q);
  const rowOf = (document: QueryDocumentSnapshot) =>
    document.id === asker ? undefined : personRow(document);
  const openPart = ({ by, prefix }: PeoplePart) =>
    openList<PersonRow>({
      queryOf: (stretch) =>
        buildQuery(db, shapeOf(by, isSeller), [isSeller, false], {
          between: prefixEnds(prefix),
          ...stretch,
        }),
      rowOf,
    });
  const key = `${isSeller ? 'sellers' : 'buyers'}:${JSON.stringify(parts)}`;
  const open = () => openInTurn(parts.map(openPart));
  return useFeed<LiveList<PersonRow>>(
    key,
    open,
    'admins',
    parts[0]?.prefix === '' ? undefined : SEARCH_KEPT_MS,
  );
}

function shapeOf(by: PeoplePart['by'], isSeller: boolean): QueryShape {
  if (by === 'email') return QUERIES.peopleByEmail;
  return isSeller ? QUERIES.sellers : QUERIES.buyers;
}
