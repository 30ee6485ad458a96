import { type RefObject, useEffect, useState } from 'react';

/**
 * Which card of a list the focus is in.
 * @returns its phone's id; undefined where the focus is elsewhere
 */
export function useFocusedCard(grid: RefObject<HTMLElement | null>): string | undefined {
  const [focused, setFocused] = useState<string>();
  useEffect(() => {
    const list = grid.current;
    const enter = ({ target }: FocusEvent) => {
      const cell = target instanceof Element ? target.closest<HTMLElement>('[data-id]') : null;
      setFocused(cell?.dataset['id']);
    };
    const leave = () => setFocused(undefined);
    list?.addEventListener('focusin', enter);
    list?.addEventListener('focusout', leave);
    return () => {
      list?.removeEventListener('focusin', enter);
      list?.removeEventListener('focusout', leave);
    };
  }, [grid]);
  return focused;
}
