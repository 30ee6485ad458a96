import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { OPENER_POLICY, WITHOUT_OPENER_POLICY } from '../web/src/live/openerPolicy.ts';
import { basePorts } from './ports.mjs';
import { root } from './root.ts';

const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const config = read('firebase.json');

// An unknown key stops neither the emulators nor a deploy: it is ignored.
const isValid = new Ajv({ strict: false, allErrors: true }).compile(
  read('node_modules/firebase-tools/schema/firebase-config.json'),
);

test('firebase.json is what firebase-tools understands', () => {
  expect(isValid(config) ? [] : isValid.errors).toEqual([]);
});

test('a misspelt key would be seen', () => {
  expect(isValid({ ...config, hosting: { ...config.hosting, rewrite: [] } })).toBe(false);
});

test('its emulators stand at the ports of the table', () => {
  const ports = Object.entries<{ port?: number }>(config.emulators).flatMap(([name, { port }]) =>
    port === undefined ? [] : [[name, port]],
  );
  const table = Object.entries(basePorts).filter(([name]) => name in config.emulators);
  expect(Object.fromEntries(ports)).toEqual(Object.fromEntries(table));
});

test('pictures and a phone’s page have functions of their own, named before what would take their addresses', () => {
  const sources = config.hosting.rewrites.map((rewrite: { source: string }) => rewrite.source);
  expect(sources).toEqual(['/api/images', '/api/**', '/phone/**', '!/@(assets|api)/**']);
});

test('scripts come from the site and from Google’s sign-in alone, none of them inline', () => {
  const headers = config.hosting.headers.flatMap(
    (rule: { headers: { key: string; value: string }[] }) => rule.headers,
  );
  const policy = headers.find((header: { key: string }) => header.key === 'Content-Security-Policy').value;
  expect(policy.split('; ')).toContain("script-src 'self' https://apis.google.com");
});

test('every page but the one that the app knows of comes apart from whoever opened it', () => {
  const rules: { source: string; headers: { key: string; value: string }[] }[] = config.hosting.headers;
  const parting = rules.flatMap(({ source, headers }) =>
    headers.filter(({ key }) => key.toLowerCase() === OPENER_POLICY.name).map(({ value }) => [source, value]),
  );
  expect(parting).toEqual([[`!${WITHOUT_OPENER_POLICY}`, OPENER_POLICY.value]]);
});
