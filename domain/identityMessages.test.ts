import { describe, expect, it } from 'vitest';
import { identityMessage } from './identityMessages.ts';

/** Spec §8: 'Identity service server codes mapped to client codes', its right side. */
const FROM_SERVER = [
  'email-already-in-use',
  'wrong-password',
  'user-not-found',
  'invalid-email',
  'too-many-requests',
  'user-token-expired',
  'user-disabled',
  'invalid-verification-code',
  'code-expired',
  'expired-action-code',
  'invalid-action-code',
  'requires-recent-login',
  'admin-restricted-operation',
  'operation-not-allowed',
  'unauthorized-continue-uri',
  'credential-already-in-use',
];

/** Spec §8: 'Other client codes', without internal-error. */
const OTHER = [
  'network-request-failed',
  'popup-blocked',
  'popup-closed-by-user',
  'cancelled-popup-request',
  'unauthorized-domain',
  'web-storage-unsupported',
  'user-mismatch',
  'login-blocked',
  'account-exists-with-different-credential',
  'multi-factor-auth-required',
];

const GENERIC = 'Something went wrong!';

describe('identity errors', () => {
  it.each([...FROM_SERVER, ...OTHER])('case 1: %s has words of its own', (code) => {
    expect(identityMessage(`auth/${code}`)).toMatch(/^[A-Z][^:()]{9,}$/);
    expect(identityMessage(`auth/${code}`)).not.toBe(GENERIC);
  });

  it('says the spec’s words where it has some', () => {
    expect(identityMessage('auth/user-not-found')).toBe('User not found');
    expect(identityMessage('auth/wrong-password')).toBe('Wrong password');
    expect(identityMessage('auth/popup-closed-by-user')).toBe('Popup closed by user');
  });

  it('does not tell which of two was wrong where the service does not', () => {
    expect(identityMessage('auth/invalid-credential')).toBe('Email or password is wrong');
    expect(identityMessage('auth/invalid-login-credentials')).toBe('Email or password is wrong');
  });

  it('says the generic sentence of a fault inside, of which nobody can say more, and of what it does not know', () => {
    expect(identityMessage('auth/internal-error')).toBe(GENERIC);
    expect(identityMessage('auth/something-new')).toBe(GENERIC);
    expect(identityMessage('')).toBe(GENERIC);
  });
});
