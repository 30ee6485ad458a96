/**
 * The documents that money moves in, as the payments see them: the store keeps Firestore's promises behind it, and tests
 * keep the same promises in memory. Times are Dates.
 */
export type Fields = Readonly<Record<string, unknown>>;

/** Which state of a document was read: opaque, for a write that insists on it. */
export type Version = unknown;

type Found = { data: Fields; version: Version };

export type Write =
  /** Fails where there is one already. */
  | { create: string; fields: object }
  /** Fails where there is none; a field that is not named stays. */
  | { update: string; fields: object }
  /** Whatever was there. */
  | { put: string; fields: object }
  /** Fails where it has changed since; without `since`, never. */
  | { remove: string; since?: Version };

/** One document or more were not as a commit's writes ask for: none of them was written. */
export class Rivals extends Error {
  constructor(cause?: unknown) {
    super('a document has changed', { cause });
    this.name = 'Rivals';
  }
}

export type Look = (...paths: string[]) => Promise<(Fields | undefined)[]>;

export type Documents = {
  read(path: string): Promise<Found | undefined>;
  /** All writes or none. @throws Rivals where a document is not as a write asks for */
  commit(writes: readonly Write[]): Promise<void>;
  /**
   * Looks, decides and writes as if nobody else did so meanwhile; `decide` may run several times.
   * @returns what `decide` gave as its result
   */
  decide<Result>(
    decide: (look: Look) => Promise<{ writes: readonly Write[]; result: Result }>,
  ): Promise<Result>;
  /** Payments whose next look is due, the most overdue first, at most so many. */
  due(now: Date, most: number): Promise<string[]>;
  /** Whether another payment than this one has this val_id. */
  isValIdOfOther(valId: string, tranId: string): Promise<boolean>;
};
