import { type RegisterValues, registerForm } from '@bns/domain';
import { yupResolver } from '@hookform/resolvers/yup';
import type { Resolver } from 'react-hook-form';

/** Register as it is filled in: before a photo is chosen there is none. */
export type RegisterInput = Omit<RegisterValues, 'image'> & { image: Blob | null };

export const EMPTY_INPUT: RegisterInput = {
  name: '',
  image: null,
  email: '',
  password: '',
  accountType: 'buyer',
};

/** yup's types hide that it takes an empty photo, to refuse it in words. */
export const registerResolver = yupResolver(registerForm) as unknown as Resolver<
  RegisterInput,
  unknown,
  RegisterValues
>;
