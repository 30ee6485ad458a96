import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { theme } from '../web/src/ui/theme.ts';
import { root } from './root.ts';

type Variables = Record<string, string>;

const read = (path: string) => readFileSync(join(root, 'web/src', path), 'utf8');

const css = read('app/tokens.css');
const [lightPart = '', darkPart = ''] = css.split('@media (prefers-color-scheme: dark)');

const variablesIn = (text: string): Variables =>
  Object.fromEntries(
    [...text.matchAll(/(--bns-[\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
  );

/** What MUI writes for a theme, as it stands in its style sheet. */
function themesVariables(scheme: 'light' | 'dark'): Variables {
  const palette = theme.colorSchemes[scheme]?.palette;
  const flat = (part: object, name: string): [string, string][] =>
    Object.entries(part).flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null
        ? flat(value, `${name}-${key}`)
        : [[`${name}-${key}`, String(value).toLowerCase()]],
    );
  return Object.fromEntries(flat(palette ?? {}, '--bns-palette'));
}

describe.each([
  ['light', lightPart],
  ['dark', darkPart],
] as const)('the %s theme', (scheme, part) => {
  test('says the same with MUI and without it', () => {
    const ours = variablesIn(part);
    expect(Object.keys(ours).length).toBeGreaterThan(15);
    expect(themesVariables(scheme)).toMatchObject(ours);
  });
});

test('both themes name the same colours', () => {
  expect(Object.keys(variablesIn(darkPart))).toEqual(Object.keys(variablesIn(lightPart)));
});

test('the scale of type is that of the theme', () => {
  const type = read('ui/type.module.css');
  const wide = type.replace(/@media[^{]*\{(?:[^{}]*\{[^}]*\})*[^}]*\}/g, '');
  for (const name of ['h1', 'h2', 'h3', 'h4', 'body1', 'body2', 'caption'] as const) {
    const { fontSize, lineHeight } = theme.typography[name];
    const rule = wide.match(new RegExp(`:where\\(\\.${name}\\) \\{([^}]*)\\}`))?.[1] ?? '';
    expect([name, rule]).toEqual([name, expect.stringContaining(`font-size: ${String(fontSize)};`)]);
    expect([name, rule]).toEqual([name, expect.stringContaining(`line-height: ${String(lineHeight)};`)]);
  }
});
