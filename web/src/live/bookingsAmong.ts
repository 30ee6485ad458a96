import { LIST_PAGE } from '@bns/domain';
import { useEffect, useMemo, useState } from 'react';
import { type LiveList, type OrderRow, useBookings } from './lists.ts';

/** So many bookings of a group are read without being asked for. */
const READ_UNASKED = 5 * LIST_PAGE;

type Groups = ReadonlyMap<string, readonly string[]>;

/**
 * Puts phones into groups whose bookings are asked for together. A phone stays in its group, although others come and
 * go: else all bookings of a page would be asked for anew whenever one phone leaves it.
 * @returns the group of one of these phones
 */
export function useGroups(productIds: readonly string[]): (productId: string) => readonly string[] {
  const [groups, setGroups] = useState<Groups>(new Map());
  const fresh = productIds.filter((id) => !groups.has(id));
  if (fresh.length > 0) setGroups(new Map([...groups, ...grouped(fresh)]));
  return (productId) => groups.get(productId) ?? [productId];
}

function grouped(ids: readonly string[]): [id: string, group: readonly string[]][] {
  return ids.map((id, at) => {
    const first = at - (at % LIST_PAGE);
    return [id, ids.slice(first, first + LIST_PAGE)];
  });
}

/**
 * The bookings of one own phone, through one listener for all phones of its group: however many cards ask, it is one
 * feed. As long as there are more, those of this phone may be among them.
 */
export function useBookingsAmong(productId: string, group: readonly string[]): LiveList<OrderRow> {
  const all = useBookings([...group]);
  useEffect(() => {
    if (all.status === 'ready' && all.hasMore && all.rows.length < READ_UNASKED) all.loadMore();
  }, [all]);
  return useMemo(
    () =>
      all.status === 'ready' ? { ...all, rows: all.rows.filter((row) => row.productId === productId) } : all,
    [all, productId],
  );
}
