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
    // From one button of a card to the next it must not be gone for a moment: the focus would fall to the page.
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && list?.contains(relatedTarget) === false) setFocused(undefined);
    };
    list?.addEventListener('focusin', enter);
    list?.addEventListener('focusout', leave);
    return () => {
      list?.removeEventListener('focusin', enter);
      list?.removeEventListener('focusout', leave);
    };
  }, [grid]);
  return focused;
}
