import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type FirebaseConfig, localConfig } from './localConfig.ts';
import { portsAt } from './ports.mjs';
import { root } from './root.ts';

const production: FirebaseConfig = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'));
const ports = portsAt(10_000);
const local = localConfig(production, ports, 'elsewhere');

const policyOf = (config: FirebaseConfig): Map<string, string[]> => {
  const headers = config.hosting.headers.flatMap((rule) => rule.headers);
  const policy = headers.find((header) => header.key === 'Content-Security-Policy')?.value ?? '';
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
};

/** A config without all that may differ, to compare what may not. */
const withoutDifferences = (config: FirebaseConfig) => ({
  ...config,
  emulators: Object.keys(config.emulators),
  functions: config.functions.map((codebase) => ({ ...codebase, source: '' })),
  hosting: {
    ...config.hosting,
    headers: config.hosting.headers.map((rule) => ({
      ...rule,
      headers: rule.headers.filter((header) => header.key !== 'Content-Security-Policy'),
    })),
  },
});

test('the local file differs in ports, functions source and policy only', () => {
  expect(withoutDifferences(local)).toEqual(withoutDifferences(production));
});

test('only connect-src, img-src and frame-src are widened, by addresses of this machine alone', () => {
  const added = [...policyOf(local)].map(([name, sources]) => {
    const before = policyOf(production).get(name) ?? [];
    return [name, sources.filter((source) => !before.includes(source))] as const;
  });
  const widened = added.filter(([, sources]) => sources.length > 0);
  expect(widened.map(([name]) => name).sort()).toEqual(['connect-src', 'frame-src', 'img-src']);
  expect(
    widened.flatMap(([, sources]) => sources).every((source) => source.startsWith('http://127.0.0.1:')),
  ).toBe(true);
});

test('nothing is taken from the policy', () => {
  for (const [name, sources] of policyOf(production))
    expect(policyOf(local).get(name)).toEqual(expect.arrayContaining(sources));
});

test('the emulators get the ports of the offset', () => {
  expect(local.emulators).toMatchObject({
    hosting: { port: ports.hosting, host: '127.0.0.1' },
    firestore: { port: ports.firestore, websocketPort: ports.firestoreWebsocket },
    hub: { port: ports.hub },
    tasks: { port: ports.tasks },
    singleProjectMode: false,
    ui: { enabled: false },
  });
});

test('the functions come from the run folder', () => {
  expect(local.functions.map((codebase) => codebase.source)).toEqual(['elsewhere']);
});

test('a policy without connect-src is told, not silently left', () => {
  const bare = {
    ...production,
    hosting: {
      headers: [{ source: '**', headers: [{ key: 'Content-Security-Policy', value: "default-src 'self'" }] }],
    },
  };
  expect(() => localConfig(bare, ports, 'elsewhere')).toThrow('has no connect-src');
});
