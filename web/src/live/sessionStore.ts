import { nextState, type Session, type SessionEvent, type SessionState, sessionOf } from './sessionState.ts';

let state: SessionState = { status: 'unknown' };
let session: Session = { status: 'unknown' };
const listeners = new Set<() => void>();

/** The one place where the session lives; React follows it by useSession. */
export const sessionStore = {
  state: (): SessionState => state,
  session: (): Session => session,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  dispatch: (event: SessionEvent): void => {
    const next = nextState(state, event);
    if (next === state) return;
    state = next;
    session = sessionOf(next);
    for (const listener of listeners) listener();
  },
};
