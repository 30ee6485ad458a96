type Gate = (event: PopStateEvent) => void;

/** The last one counts; the one before it does again when it has ended. */
let gates: Gate[] = [];

// At the window itself listeners are called in the order in which they came: this one has to come before the router's.
// There is no window where a page's HTML is written at build.
globalThis.window?.addEventListener('popstate', (event) => gates.at(-1)?.(event));

/**
 * Lets a page hear of the back button before the router does; `stopImmediatePropagation` keeps it from the router. App
 * imports this before anything is drawn.
 * @returns ends it
 */
export function setHistoryGate(next: Gate): () => void {
  gates.push(next);
  return () => {
    gates = gates.filter((one) => one !== next);
  };
}

type Question = (act: () => void) => void;

let questions: Question[] = [];

/**
 * Lets a page with a filled-in form ask before an act that would take it away.
 * @returns ends it
 */
export function setLeaveQuestion(next: Question): () => void {
  questions.push(next);
  return () => {
    questions = questions.filter((one) => one !== next);
  };
}

/** For a way out that is no link, as signing out: acts at once, or when the page's question has been answered so. */
export function askFirst(act: () => void): void {
  const question = questions.at(-1);
  if (question === undefined) act();
  else question(act);
}
