import { describe, expect, test } from 'vitest';
import { changesOf, firstValuesOf } from './ownUser.ts';

const PICTURE = 'https://lh3.googleusercontent.com/a/picture=s96-c';
const caller = {
  uid: 'buyer',
  email: 'buyer@bns.test',
  isEmailVerified: false,
  name: '',
  picture: '',
  viaGoogle: false,
  token: '',
};

describe('a new person', () => {
  test('is what he says', () => {
    const said = { name: 'Buyer', image: PICTURE, isSeller: true };
    expect(firstValuesOf(said, { ...caller, name: 'Other' }, 'bns')).toEqual({
      ...said,
      email: caller.email,
    });
  });

  test.each([
    [
      { name: ' Google  Name ', picture: PICTURE },
      { name: 'Google Name', image: PICTURE },
    ],
    [{ name: 'x'.repeat(200) }, { name: 'x'.repeat(80) }],
    [{ name: `${'x'.repeat(79)}😀` }, { name: 'x'.repeat(79) }],
    [{ picture: 'https://evil.example/a.png' }, { name: 'buyer', image: '' }],
  ])('who says nothing is what the identity service knows: %o', (known, values) => {
    expect(firstValuesOf({}, { ...caller, ...known }, 'bns')).toMatchObject({ ...values, isSeller: false });
  });
});

describe('a person who is there', () => {
  const user = { name: 'Buyer', image: '' };

  test.each([
    [{}, {}],
    [{ name: 'Buyer', image: '' }, {}],
    [{ name: 'Other' }, { name: 'Other' }],
    [{ isSeller: true }, {}],
  ])('%o changes %o', (body, changes) => {
    expect(changesOf(user, body, false)).toEqual(changes);
  });

  test('keeps through a Google sign-in what is filled', () => {
    expect(changesOf(user, { name: 'Google Name', image: PICTURE }, true)).toEqual({ image: PICTURE });
  });
});
