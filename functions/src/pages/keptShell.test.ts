import { expect, test, vi } from 'vitest';
import { keptShell } from './keptShell.ts';

function stage() {
  let clock = 0;
  const load = vi.fn<() => Promise<string>>();
  const shell = keptShell(load, () => clock);
  return { load, shell, pass: (ms: number) => (clock += ms) };
}

test('case 23: it is fetched once a second, however many ask: pages name the scripts of the site as it is now', async () => {
  const { load, shell, pass } = stage();
  load.mockResolvedValueOnce('old').mockResolvedValueOnce('new');
  expect(await Promise.all([shell(), shell()])).toEqual(['old', 'old']);
  pass(999);
  expect(await shell()).toBe('old');
  pass(1);
  expect([await shell(), load.mock.calls.length]).toEqual(['new', 2]);
});

test('case 23: while Hosting does not answer, the last one serves on, and it is asked again soon', async () => {
  const { load, shell, pass } = stage();
  load.mockResolvedValueOnce('old').mockRejectedValueOnce(new Error('late')).mockResolvedValueOnce('new');
  await shell();
  pass(1_000);
  expect([await shell(), await shell(), load.mock.calls.length]).toEqual(['old', 'old', 2]);
  pass(5_000);
  expect(await shell()).toBe('new');
});

test('where there has been none yet, whoever asks is told, and the next one tries again', async () => {
  const { load, shell } = stage();
  load.mockRejectedValueOnce(new Error('late')).mockResolvedValueOnce('new');
  await expect(shell()).rejects.toThrow('late');
  expect(await shell()).toBe('new');
});
