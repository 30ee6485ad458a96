import { expect, test } from 'vitest';
import { identityFault } from './identityFault.ts';

const good = { VITE_FIREBASE_API_KEY: 'key', VITE_FIREBASE_AUTH_DOMAIN: 'bns.example' };

test('a bare key and a bare domain can be used', () => {
  expect(identityFault(good)).toBeUndefined();
});

test.each([
  ['a missing key', { VITE_FIREBASE_AUTH_DOMAIN: 'bns.example' }, 'VITE_FIREBASE_API_KEY is missing'],
  ['a blank domain', { ...good, VITE_FIREBASE_AUTH_DOMAIN: ' ' }, 'VITE_FIREBASE_AUTH_DOMAIN is missing'],
  [
    'a key with a colon',
    { ...good, VITE_FIREBASE_API_KEY: 'a:b' },
    'VITE_FIREBASE_API_KEY must not contain a colon',
  ],
  [
    'a domain with a scheme',
    { ...good, VITE_FIREBASE_AUTH_DOMAIN: 'https://bns.example' },
    'VITE_FIREBASE_AUTH_DOMAIN must not contain a colon',
  ],
])('%s is refused in one sentence', (_name, env, sentence) => {
  expect(identityFault(env)).toContain(sentence);
});
