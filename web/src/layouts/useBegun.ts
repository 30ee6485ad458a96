import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** @returns whether scripts answer: false in a page's HTML as it is written at build, and until React has taken it over */
export function useBegun(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** @returns whether somebody has opened it, where the browser knows popovers (html.spec.whatwg.org, "The popover attribute") */
export function isOpenPopover(element: HTMLElement | null): boolean {
  if (element === null || !('popover' in HTMLElement.prototype)) return false;
  return element.hasAttribute('popover') && element.matches(':popover-open');
}
