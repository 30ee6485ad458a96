import { describe, expect, it } from 'vitest';
import type { ValidationError } from 'yup';
import { claimsOf, nameOrEmail, newUser, roleOf } from './user.ts';
import { loginForm, putUserBody, registerForm } from './userForms.ts';

const firstFaults = async (schema: typeof loginForm | typeof registerForm, values: object) => {
  const error = await schema.validate(values, { abortEarly: false }).catch((e: ValidationError) => e);
  const inner = (error as ValidationError).inner.toReversed();
  return Object.fromEntries(inner.map((fault) => [fault.path, fault.message]));
};

describe('forms of an account', () => {
  it('case 50: login says every message of the spec', async () => {
    expect(await firstFaults(loginForm, { email: '', password: '' })).toEqual({
      email: '*Email is required',
      password: '*Password is required',
    });
    expect(await firstFaults(loginForm, { email: 'a@b.co', password: '12345' })).toEqual({
      password: 'Wrong Password!',
    });
  });

  it('case 50: register says every message of the spec', async () => {
    expect(await firstFaults(registerForm, { email: '', password: '', name: '' })).toEqual({
      name: '*Username is required',
      image: 'Image is required*',
      email: '*Email is required',
      password: '*Password is required',
    });
    expect(
      await firstFaults(registerForm, { name: 'A', image: {}, email: 'a@b.co', password: '12345' }),
    ).toEqual({
      password: 'Password must be at least 6 characters',
    });
  });

  it('case 15: an address is stored without the spaces around it, in lower case', async () => {
    expect(await loginForm.validate({ email: ' Buyer@BNS.TEST ', password: '123456' })).toMatchObject({
      email: 'buyer@bns.test',
    });
  });
});

describe('roles and claims', () => {
  const flags = { isSeller: true, isAdmin: false, isVerified: true, isDeleted: false };

  it('is admin, else seller, else buyer', () => {
    expect(roleOf({ isSeller: true, isAdmin: true })).toBe('admin');
    expect(roleOf(flags)).toBe('seller');
    expect(roleOf({ isSeller: false, isAdmin: false })).toBe('buyer');
  });

  it('mirrors the flags with the time of the document', () => {
    expect(claimsOf(flags, 5)).toEqual({ seller: true, admin: false, verified: true, at: 5 });
    expect(claimsOf({ ...flags, isSeller: false }, 5).verified).toBe(false);
  });

  it('leaves a deleted person nothing', () => {
    expect(claimsOf({ ...flags, isAdmin: true, isDeleted: true }, 5)).toEqual({
      seller: false,
      admin: false,
      verified: false,
      at: 5,
    });
  });

  it('starts a person with no flag but the wish to sell', () => {
    const user = newUser({ name: 'A', email: 'a@b.co', image: '', isSeller: true }, 1);
    expect(user).toMatchObject({
      isSeller: true,
      isAdmin: false,
      isVerified: false,
      isDeleted: false,
      claimsAt: 0,
    });
  });

  it('has a name for everybody', () => {
    expect(nameOrEmail('', 'buyer@bns.test')).toBe('buyer');
    expect(nameOrEmail('A', 'buyer@bns.test')).toBe('A');
  });
});

it('a body that says a flag in other types is refused, absent keys stay absent', async () => {
  expect(await putUserBody.validate({ image: '' })).toEqual({ image: '' });
  await expect(putUserBody.validate({ isSeller: 'true' })).rejects.toThrow();
});
