import { expect, test } from 'vitest';
import { emulatorPorts } from './emulators.ts';

test.each([
  ['a built page', 5050, 'hosting', { auth: 9099, firestore: 8080 }],
  ['a page of a test run', 15_050, 'hosting', { auth: 19_099, firestore: 18_080 }],
  ['a page of Vite', 5173, 'vite', { auth: 9099, firestore: 8080 }],
] as const)('%s finds its emulators by its own port', (_name, port, served, ports) => {
  expect(emulatorPorts(port, served)).toEqual(ports);
});
