import type { VirtualItem } from '@tanstack/react-virtual';

/** So many places in the history of this tab. */
const MOST = 20;

const kept = new Map<string, VirtualItem[]>();

/**
 * The measured rows of a list at one place in the history: who goes back finds the page as high as he left it, so that
 * the browser can put him where he was.
 */
export const keptHeights = {
  /** @returns nothing where the list was not shown there before */
  of: (place: string): VirtualItem[] => kept.get(place) ?? [],
  keep: (place: string, heights: VirtualItem[]): void => {
    kept.delete(place);
    kept.set(place, heights);
    const [oldest] = kept.keys();
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
  },
};
