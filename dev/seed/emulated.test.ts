import { expect, test } from 'vitest';
import { onEmulators } from './emulated.ts';

test('the seed refuses a project that could be a real one', async () => {
  const target = {
    firestoreHost: '127.0.0.1:1',
    authHost: '127.0.0.1:1',
    imgbbUrl: 'http://127.0.0.1:1',
    projectId: 'bns-production',
    log: () => undefined,
  };
  await expect(onEmulators(target, async () => 'reached')).rejects.toThrow(/begin with demo-/);
});
