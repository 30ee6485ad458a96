/**
 * The arrivals that are over: an address ends in `#<productId>`, and its reader was led there or has gone elsewhere. The
 * card may leave the page and come back, and going back restores the place where one was.
 */
const over = new Set<string>();

/** An arrival is a step of the history with its hash. */
export const arrivals = {
  isOver: (arrival: string): boolean => over.has(arrival),
  end: (arrival: string): void => void over.add(arrival),
};
