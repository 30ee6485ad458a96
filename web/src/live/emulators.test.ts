import { expect, test } from 'vitest';
import { basePorts, portsAt } from '../../../dev/ports.mjs';
import { emulatorPorts } from './emulators.ts';

test.each([0, 10_000])('a page finds its emulators by its own port, moved by %i', (offset) => {
  const { auth, firestore } = portsAt(offset);
  expect(emulatorPorts(basePorts.hosting + offset, 'hosting')).toEqual({ auth, firestore });
  expect(emulatorPorts(basePorts.vite + offset, 'vite')).toEqual({ auth, firestore });
});
