import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { below, descendantsOf, kill } from './descendants.ts';

test('grandchildren are found, strangers are not', () => {
  expect(below(10, '  10     1\n  11    10\n  12    11\n  13     1\n')).toEqual([11, 12]);
});

test('a child of this process is found, ended, and may be ended twice', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await once(child, 'spawn');
  const pid = child.pid ?? 0;
  expect(descendantsOf(process.pid)).toContain(pid);
  kill(pid);
  await once(child, 'exit');
  expect(() => kill(pid)).not.toThrow();
});
