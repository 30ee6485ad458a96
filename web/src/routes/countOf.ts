import type { LiveList } from '../live/lists.ts';

/** '12 people', live; '24+ people' while there may be more; a space until there are some, so that nothing jumps. */
export function countOf(list: LiveList<unknown>, one: string, many: string): string {
  const length = list.status === 'ready' ? list.rows.length : 0;
  if (list.status !== 'ready' || length === 0) return '\u00A0';
  if (list.hasMore) return `${length}+ ${many}`;
  return `${length} ${length === 1 ? one : many}`;
}
