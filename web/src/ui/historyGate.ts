type Gate = (event: PopStateEvent) => void;

let gate: Gate | undefined;

// At the window itself listeners are called in the order in which they came: this one has to come before the router's.
window.addEventListener('popstate', (event) => gate?.(event));

/**
 * Lets a page hear of the back button before the router does; `stopImmediatePropagation` keeps it from the router. App
 * imports this before anything is drawn.
 * @returns ends it
 */
export function setHistoryGate(next: Gate): () => void {
  gate = next;
  return () => {
    if (gate === next) gate = undefined;
  };
}

let question: ((act: () => void) => void) | undefined;

/**
 * Lets a page with a filled-in form ask before an act that would take it away.
 * @returns ends it
 */
export function setLeaveQuestion(next: (act: () => void) => void): () => void {
  question = next;
  return () => {
    if (question === next) question = undefined;
  };
}

/** For a way out that is no link, as signing out: acts at once, or when the page's question has been answered so. */
export function askFirst(act: () => void): void {
  if (question === undefined) act();
  else question(act);
}
