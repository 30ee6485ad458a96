import type { MouseEvent } from 'react';

/**
 * Makes the second click of a double click nothing, even where the first one's act has ended by then (case 33).
 * Presses by keyboard count 0 clicks, two deliberate ones count 1 each.
 */
export function singleClick(act: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail <= 1) act();
  };
}
