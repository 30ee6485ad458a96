import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { savesData } from '../../ui/savesData.ts';

type Pages = { hasMore: boolean; loadingMore: boolean; loadMore: () => void };

/** Pages that come by themselves, one behind the other; then a press is asked for, and the footer can be reached. */
const IN_A_ROW = 3;
/** How far below the window the end of the list may be, px: about two cards. */
const NEAR = 1200;

/** Whoever saves data, or whose browser cannot tell what is near, presses the button. */
const isOff = (): boolean => savesData() || !('IntersectionObserver' in window);

/**
 * Asks for the next page when the end of the list comes near.
 * @param end stands behind the last row
 * @returns for a press of the button: from then on pages come by themselves again
 */
export function useAutoMore(end: RefObject<Element | null>, pages: Pages): () => void {
  const { hasMore, loadingMore, loadMore } = pages;
  const left = useRef(IN_A_ROW);
  const more = useEffectEvent(() => {
    if (left.current === 0) return;
    left.current -= 1;
    loadMore();
  });
  // Watched anew for each page: a watch tells of a change only, and the end may still be near.
  useEffect(() => {
    if (isOff() || !hasMore || loadingMore || end.current === null) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) more();
      },
      { rootMargin: `0px 0px ${NEAR}px 0px` },
    );
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [end, hasMore, loadingMore]);
  return () => {
    left.current = IN_A_ROW;
    loadMore();
  };
}
