/** What a handler returns; the door sends it as JSON. */
export type Answer = {
  status: 200 | 201 | 303;
  /** Where a 303 leads. */
  location?: string;
  body: unknown;
  /** Where a list goes on: the cursor of the next page, which the door names in the Link header. */
  next?: string | undefined;
};

/** A page of a list. */
export const page = (body: readonly unknown[], next: string | undefined): Answer => ({
  status: 200,
  body,
  next,
});

/** The usual answer. */
export const ok = (body: unknown): Answer => ({ status: 200, body });

/** What a new thing is answered with. */
export const created = (body: unknown): Answer => ({ status: 201, body });

/**
 * What a change of something that is there answers (rest-api contract).
 * @param modified false where it was so already
 */
export const matched = (modified: boolean) => ({
  acknowledged: true,
  matchedCount: 1,
  modifiedCount: modified ? 1 : 0,
});

/**
 * What an upsert answers (rest-api contract): a new document's id, or that one was there already.
 * @param outcome what happened to the document
 */
export function upserted(outcome: { created: string } | { modified: boolean }) {
  return 'created' in outcome
    ? {
        acknowledged: true,
        upsertedId: outcome.created,
        upsertedCount: 1,
        matchedCount: 0,
        modifiedCount: 0,
      }
    : {
        acknowledged: true,
        upsertedId: null,
        upsertedCount: 0,
        matchedCount: 1,
        modifiedCount: outcome.modified ? 1 : 0,
      };
}
