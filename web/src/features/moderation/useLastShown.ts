import { useState } from 'react';
import type { LiveList } from '../../live/lists.ts';

/** What was there stays until what is asked for next has answered: rows do not give way to skeletons at each letter. */
export function useLastShown<Row>(list: LiveList<Row>): LiveList<Row> {
  const [last, setLast] = useState(list);
  if (list.status === 'loading') return last;
  if (list !== last) setLast(list);
  return list;
}
