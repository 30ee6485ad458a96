import * as yup from 'yup';
import { emailField, lineField } from './fields.ts';
import { NAME, PASSWORD_MIN } from './limits.ts';
import { FIELD } from './fieldMessages.ts';

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

/** One's own profile; the photo is no value of it (spec §4: a profile may have none). */
export const profileForm = yup.object({ name: nameField() });
export type ProfileValues = yup.InferType<typeof profileForm>;

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
