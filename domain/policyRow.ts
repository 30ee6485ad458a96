/**
 * How the one who acts stands to the thing that he acts on. One may stand in two ways at once (an admin who sells the
 * phone); then the better one counts. `deleted` and `stale` stand alone and act on what is their own.
 */
export const RELATIONS = [
  'guest',
  'self',
  'itsSeller',
  'buyer',
  'seller',
  'admin',
  'deleted',
  'stale',
] as const;
export type Relation = (typeof RELATIONS)[number];

/** The relations in plain words, as docs/permissions.md heads its columns. */
export const RELATION_WORDS: Record<Relation, string> = {
  guest: 'not signed in',
  self: 'it is his own',
  itsSeller: 'sells that phone',
  buyer: 'another buyer',
  seller: 'another seller',
  admin: 'admin',
  deleted: 'closed account',
  stale: 'role taken away',
};

/** `both` doors give the verdict, or the action exists at one of them only: Firestore's rules or the REST API. */
export type Door = 'both' | 'firestore' | 'rest';
export type OneDoor = Exclude<Door, 'both'>;

export type Row = {
  /** What is done, in plain words. */
  what: string;
  /** Who may; whoever is not named may not. */
  may: readonly Relation[];
  door: Door;
  /** What else is asked, or why it is so. */
  because?: string;
  /** The one door that is stricter on purpose, and why. */
  but?: { door: OneDoor; may: readonly Relation[]; because: string };
  /**
   * Who goes on reading under Firestore's rules until his token has to be renewed, an hour at most: refusing at once
   * would cost a read for everybody at each of these. REST refuses at once.
   */
  until?: readonly Relation[];
};

/** Everybody who is signed in and not deleted. Whose role was taken away is a buyer. */
export const SIGNED_IN = ['self', 'itsSeller', 'buyer', 'seller', 'admin', 'stale'] as const;
export const OWN = ['self', 'stale'] as const;
export const NOBODY = [] as const;

/** Rows of an entity that functions alone write: nobody creates, changes or deletes it at any door. */
export function written<Entity extends string>(entity: Entity, by: string) {
  const row: Row = { what: '', may: NOBODY, door: 'firestore', because: by };
  return {
    [`${entity}.create`]: { ...row, what: 'create' },
    [`${entity}.update`]: { ...row, what: 'change' },
    [`${entity}.delete`]: { ...row, what: 'delete' },
  } as Record<`${Entity}.${'create' | 'update' | 'delete'}`, Row>;
}

/** Rows of an entity that nobody reads at any door. */
export function unread<Entity extends string>(entity: Entity, because: string) {
  const row: Row = { what: '', may: NOBODY, door: 'firestore', because };
  return {
    [`${entity}.get`]: { ...row, what: 'read one' },
    [`${entity}.list`]: { ...row, what: 'list' },
  } as Record<`${Entity}.${'get' | 'list'}`, Row>;
}
