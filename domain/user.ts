export const ROLES = ['buyer', 'seller', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** `users/{uid}`: the truth about a person; the claims mirror it. */
export type User<Time> = {
  name: string;
  /** Lower case. */
  email: string;
  /** '' where there is none. */
  image: string;
  isSeller: boolean;
  isAdmin: boolean;
  isVerified: boolean;
  isDeleted: boolean;
  createdAt: Time;
  updatedAt: Time;
  /** `updatedAt` of the document that the claims mirror, in ms; 0 before the first time. */
  claimsAt: number;
};

/** What the ID token says of a person: a mirror of `users/{uid}`, `at` is its `updatedAt` in ms. */
export type Claims = { seller: boolean; admin: boolean; verified: boolean; at: number };

type Flags = Pick<User<unknown>, 'isSeller' | 'isAdmin' | 'isVerified' | 'isDeleted'>;

/** Admin, else seller, else buyer (architecture "People"). */
export function roleOf(flags: Pick<Flags, 'isSeller' | 'isAdmin'>): Role {
  if (flags.isAdmin) return 'admin';
  return flags.isSeller ? 'seller' : 'buyer';
}

/**
 * The claims that mirror a user document. A deleted person has none of them.
 * @param at the document's `updatedAt`, ms
 */
export function claimsOf(flags: Flags, at: number): Claims {
  const alive = !flags.isDeleted;
  return {
    seller: alive && flags.isSeller,
    admin: alive && flags.isAdmin,
    verified: alive && flags.isSeller && flags.isVerified,
    at,
  };
}

const FALSE_FLAGS = { isAdmin: false, isVerified: false, isDeleted: false } as const;

/** What a person says of himself when his document is made. */
export type NewUserInput = { name: string; email: string; image: string; isSeller: boolean };

/** The document of a new person: flags are false but for the wish to sell (spec §4). */
export function newUser<Time>(input: NewUserInput, now: Time): User<Time> {
  return { ...input, ...FALSE_FLAGS, createdAt: now, updatedAt: now, claimsAt: 0 };
}

/** A name that is always there: what the person gave, else the first part of the e-mail. */
export function nameOrEmail(name: string, email: string): string {
  return name === '' ? (email.split('@')[0] ?? email) : name;
}
