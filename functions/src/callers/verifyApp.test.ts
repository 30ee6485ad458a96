import { API_NOTICE } from '@bns/domain';
import { beforeEach, expect, test, vi } from 'vitest';

const verifyToken = vi.hoisted(() => vi.fn());
vi.mock('firebase-admin/app-check', () => ({ getAppCheck: () => ({ verifyToken }) }));
const { verifyApp } = await import('./verifyApp.ts');

const unrecognised = { code: 'unauthenticated', message: API_NOTICE.appCheckNeeded };
const fault = (code: string, message = '') => Object.assign(new Error(message), { code });

beforeEach(() => void verifyToken.mockReset().mockResolvedValue({}));

test('an app that App Check vouches for passes', async () => {
  await verifyApp('token');
  expect(verifyToken.mock.calls).toEqual([['token']]);
});

test.each([undefined, '', ['one', 'two']])('%j is no token, and nobody is asked', async (header) => {
  await expect(verifyApp(header)).rejects.toMatchObject(unrecognised);
  expect(verifyToken).not.toHaveBeenCalled();
});

test.each(['app-check/invalid-argument', 'app-check/app-check-token-expired'])(
  '%s is the app’s fault',
  async (code) => {
    verifyToken.mockRejectedValue(fault(code));
    await expect(verifyApp('token')).rejects.toMatchObject(unrecognised);
  },
);

test.each([
  fault('app-check/invalid-credential'),
  fault('app-check/invalid-argument', 'Error fetching Json Web Keys: ETIMEDOUT'),
  new TypeError('x'),
])('%s is a fault of ours', async (error) => {
  verifyToken.mockRejectedValue(error);
  await expect(verifyApp('token')).rejects.toBe(error);
});
