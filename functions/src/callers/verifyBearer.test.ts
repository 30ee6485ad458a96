import { NOTICE } from '@bns/domain';
import { beforeEach, expect, test, vi } from 'vitest';

const auth = vi.hoisted(() => ({ verifyIdToken: vi.fn(), verifySessionCookie: vi.fn() }));
vi.mock('../firebase.ts', () => ({ auth }));
const { verifyBearer } = await import('./verifyBearer.ts');

const tokenFrom = (iss: unknown) => `e30.${Buffer.from(JSON.stringify({ iss })).toString('base64url')}.sig`;
const ID = tokenFrom('https://securetoken.google.com/bns');
const SESSION = tokenFrom('https://session.firebase.google.com/bns');
const DECODED = { uid: 'buyer', email: ' Buyer@BNS.test', firebase: { sign_in_provider: 'password' } };

beforeEach(() => {
  for (const verify of Object.values(auth)) verify.mockReset().mockResolvedValue(DECODED);
});

test.each([
  [ID, 'verifyIdToken'],
  [SESSION, 'verifySessionCookie'],
] as const)('the issuer picks the verifier, which looks for revocation too', async (token, verifier) => {
  const caller = await verifyBearer(`Bearer ${token}`, 'any');
  expect(auth[verifier].mock.calls).toEqual([[token, true]]);
  expect(caller).toMatchObject({ uid: 'buyer', email: 'buyer@bns.test', viaGoogle: false, token });
});

test.each([
  ['with marks', ' \u202eGoogle \n Name\u2066 ', 'Google Name'],
  ['too long', 'x'.repeat(3000), 'x'.repeat(80)],
  ['cut in an emoji', `${'x'.repeat(79)}😀`, 'x'.repeat(79)],
  ['cut behind one', `${'x'.repeat(78)}😀y`, `${'x'.repeat(78)}😀`],
  ['of marks only', '\u202e', ''],
  ['that is none', 7, ''],
])('a name %s is kept in its one form', async (_, name, kept) => {
  auth.verifyIdToken.mockResolvedValue({ ...DECODED, name });
  expect((await verifyBearer(`Bearer ${ID}`, 'any')).name).toBe(kept);
});

test.each([
  undefined,
  '',
  'Bearer ',
  `Basic ${ID}`,
  `Bearer ${ID} ${ID}`,
  'Bearer garbage',
  'Bearer a.%%%.b',
  `Bearer ${tokenFrom('https://evil.example/')}`,
  `Bearer ${tokenFrom(7)}`,
])('%j is asked to sign in, without any verifier', async (header) => {
  await expect(verifyBearer(header, 'any')).rejects.toMatchObject({ code: 'unauthenticated' });
  expect([...auth.verifyIdToken.mock.calls, ...auth.verifySessionCookie.mock.calls]).toEqual([]);
});

test('a session token is not taken where an ID token is asked for', async () => {
  await expect(verifyBearer(`Bearer ${SESSION}`, 'id')).rejects.toMatchObject({ code: 'unauthenticated' });
});

const refusal = (code: string, message = '') => Object.assign(new Error(message), { code });

test.each([
  ['auth/id-token-expired', NOTICE.sessionEnded],
  ['auth/id-token-revoked', NOTICE.sessionEnded],
  ['auth/user-disabled', NOTICE.accountDisabled],
  ['auth/argument-error', NOTICE.signInNeeded],
])('%s is told in words', async (code, words) => {
  auth.verifyIdToken.mockRejectedValue(refusal(code));
  await expect(verifyBearer(`Bearer ${ID}`, 'any')).rejects.toMatchObject({
    code: 'unauthenticated',
    message: words,
  });
});

test.each([
  refusal('auth/internal-error'),
  refusal('auth/argument-error', 'Error fetching public keys for Google certs'),
])('a fault of the identity service is not the caller’s: %s', async (fault) => {
  auth.verifyIdToken.mockRejectedValue(fault);
  await expect(verifyBearer(`Bearer ${ID}`, 'any')).rejects.toBe(fault);
});
