import type { LiveList } from '../live/lists.ts';

/** '12 people', live; '24+ people' while there may be more; a space until the list is there, so that nothing jumps. */
export function countOf(list: LiveList<unknown>, one: string, many: string): string {
  if (list.status !== 'ready') return '\u00A0';
  const { length } = list.rows;
  if (list.hasMore) return `${length}+ ${many}`;
  return `${length} ${length === 1 ? one : many}`;
}
