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
