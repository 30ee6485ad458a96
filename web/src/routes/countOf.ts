import type { LiveList } from '../live/lists.ts';

/**
 * '12 people', live; a space until there are some, so that nothing jumps.
 * @param words the screen's, for so many, or for at least so many
 */
export function countOf(list: LiveList<unknown>, words: (count: number, orMore: boolean) => string): string {
  const length = list.status === 'ready' ? list.rows.length : 0;
  return list.status === 'ready' && length > 0 ? words(length, list.hasMore) : '\u00A0';
}
