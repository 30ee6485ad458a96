import type { Session } from '../live/session.ts';

/** The signed-in person, as the session knows him. */
export type Person = Extract<Session, { status: 'signedIn' }>['person'];
