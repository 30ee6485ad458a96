import * as yup from 'yup';
import { emailField, lineField } from './fields.ts';
import { NAME, PASSWORD_MIN } from './limits.ts';
import { FIELD } from './messages.ts';

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

const nameField = () => lineField({ required: FIELD.username, ...NAME, length: FIELD.nameLong });

/** Login (spec §5). */
export const loginForm = yup.object({
  email: emailField(),
  password: yup.string().required(FIELD.password).min(PASSWORD_MIN, FIELD.loginPasswordMin),
});
export type LoginValues = yup.InferType<typeof loginForm>;

/** Register (spec §5). `image` is the chosen file. */
export const registerForm = yup.object({
  name: nameField(),
  image: yup.mixed<object>().required(FIELD.image),
  email: emailField(),
  password: yup.string().required(FIELD.password).min(PASSWORD_MIN, FIELD.registerPasswordMin),
  accountType: yup.string().oneOf(['buyer', 'seller']).required().default('buyer'),
});
export type RegisterValues = yup.InferType<typeof registerForm>;

/** A password reset asks for the e-mail alone. */
export const resetForm = yup.object({ email: emailField() });

/**
 * Body of `PUT /users` (rest-api contract). Absent keys stay as they are; the three flags may only say false.
 * The e-mail is compared with the caller's, never taken.
 */
export const putUserBody = yup.object({
  name: nameField().optional(),
  email: emailField().optional(),
  image: yup.string().trim().max(700, FIELD.imageUrl).optional(),
  isSeller: yup.boolean().strict().optional(),
  isAdmin: yup.boolean().strict().optional(),
  isVerified: yup.boolean().strict().optional(),
  isDeleted: yup.boolean().strict().optional(),
});
export type PutUserBody = yup.InferType<typeof putUserBody>;

/** Body of `POST /users/jwt`. */
export const jwtBody = yup.object({ email: emailField().optional(), name: yup.string().optional() });
