import { type Finding, findQuery, paramsOf } from '@bns/domain';
import { useFirestore } from 'reactfire';
import { buildQuery, type Stretch } from './buildQuery.ts';
import type { KeptName } from './keptLists.ts';
import type { LiveList } from './liveTypes.ts';
import { openList } from './openList.ts';
import { type PhoneRow, phoneRow } from './rows.ts';
import { useUid } from './uid.ts';
import { useFeed } from './useFeed.ts';
import { withLastSeen } from './withLastSeen.ts';

/**
 * The phones of a search, live; without a line as they were seen last.
 *
 * Cost: a page of documents, whatever is looked for.
 */
export function usePhonesFound(finding: Finding): LiveList<PhoneRow> {
  const db = useFirestore();
  const uid = useUid();
  const search = paramsOf(finding).toString();
  return useFeed<LiveList<PhoneRow>>(`found:${search}`, () => {
    const { shape, values } = findQuery(finding);
    const queryOf = (stretch: Stretch) => buildQuery(db, shape, values, stretch);
    const list = { kind: kindOf(finding), list: search };
    return withLastSeen(uid, list, openList({ queryOf, rowOf: phoneRow }));
  });
}

/** A page of the site is kept longer than what somebody looked for. */
function kindOf(finding: Finding): KeptName['kind'] {
  if (paramsOf({ ...finding, brand: '' }).toString() !== '') return 'search';
  return finding.brand === '' ? 'all' : 'brand';
}
