import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { portsAt } from '../ports.mjs';
import { Obstacle } from '../root.ts';
import { aimAt } from './target.ts';

const getAccessToken = vi.hoisted(() => vi.fn());
vi.mock('firebase-admin/app', () => ({ applicationDefault: () => ({ getAccessToken }) }));

/** Where no test and no site ever listens. */
const OFFSET = 55_000;

beforeEach(() => {
  vi.stubEnv('BNS_PORT_OFFSET', String(OFFSET));
  vi.stubEnv('GCLOUD_PROJECT', 'other');
  for (const name of ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST']) {
    vi.stubEnv(name, '127.0.0.1:1');
  }
});
afterEach(() => vi.unstubAllEnvs());

test.each([undefined, 'demo-bns'])(
  '%s is this machine, which says so where nothing runs',
  async (project) => {
    const { firestore } = portsAt(OFFSET);
    await expect(aimAt(project)).rejects.toThrow(`Nothing answers at 127.0.0.1:${firestore}.`);
  },
);

test('a real project is never mistaken for the emulators of this shell', async () => {
  getAccessToken.mockResolvedValue({});
  await aimAt('bns-production');
  const { GCLOUD_PROJECT, FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST } = process.env;
  expect([GCLOUD_PROJECT, FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST]).toEqual([
    'bns-production',
    undefined,
    undefined,
  ]);
});

test('a real project without credentials is an obstacle that says what to do', async () => {
  getAccessToken.mockRejectedValue(new Error('Could not load the default credentials.'));
  const aimed = aimAt('bns-production');
  await expect(aimed).rejects.toThrow(Obstacle);
  await expect(aimed).rejects.toThrow('gcloud auth application-default login');
});
