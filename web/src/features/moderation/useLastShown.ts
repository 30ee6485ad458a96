import { useState } from 'react';
import type { LiveList } from '../../live/lists.ts';

/**
 * What was there stays until what is asked for next has answered: rows do not give way to skeletons at each letter.
 * @param q what the list was asked for
 * @returns the list that is shown, and what that one was asked for
 */
export function useLastShown<Row>(list: LiveList<Row>, q: string): { list: LiveList<Row>; q: string } {
  const [last, setLast] = useState({ list, q });
  if (list.status === 'loading' || (list === last.list && q === last.q)) return last;
  const shown = { list, q };
  setLast(shown);
  return shown;
}
