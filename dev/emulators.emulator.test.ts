import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { offset } from '../tests/setup/emulated.ts';
import { startEmulators } from './emulators.ts';
import { localProject } from './root.ts';

it('what a run exports is its own data, although another one was there before', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bns-test-'));
  const exported = join(folder, 'data');
  // This suite's own emulators are the other run.
  const { ports, stop } = await startEmulators({
    only: ['auth'],
    offset: offset + 600,
    exportTo: exported,
  });
  try {
    const made = await fetch(
      `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1/projects/${localProject}/accounts`,
      {
        method: 'POST',
        headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'exported@bns.test', password: 'bns-demo-1' }),
      },
    );
    expect(made.status).toBe(200);
    await stop();
    expect(readFileSync(join(exported, 'auth_export/accounts.json'), 'utf8')).toContain('exported@bns.test');
  } finally {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
