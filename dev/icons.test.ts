import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.ts';

type Manifest = {
  icons: { src: string; sizes: string; purpose?: string }[];
  start_url: string;
  lang: string;
};

const file = (path: string) => readFileSync(join(root, 'web', 'public', path));
const page = readFileSync(join(root, 'web/index.html'), 'utf8');
const manifest = JSON.parse(file('manifest.webmanifest').toString()) as Manifest;

/** Width and height as a PNG says them behind its signature. */
function sizeOf(png: Buffer): string {
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

test('the page names icons that are there, and a manifest', () => {
  const links = [...page.matchAll(/<link rel="([a-z-]+)" href="([^"]+)"/g)].map(
    ([, rel, href]) => `${rel} ${href}`,
  );
  expect(links).toEqual([
    'icon /favicon.ico',
    'icon /favicon.svg',
    'apple-touch-icon /apple-touch-icon.png',
    'manifest /manifest.webmanifest',
  ]);
  expect(sizeOf(file('apple-touch-icon.png'))).toBe('180x180');
  expect(sizeOf(file('favicon.ico').subarray(22))).toBe('32x32');
  expect(file('favicon.svg').toString()).toContain('<svg');
});

test('the icons of the manifest are as large as it says, one of them for any mask', () => {
  const drawn = manifest.icons.filter(({ src }) => src.endsWith('.png'));
  expect(drawn.map(({ src }) => sizeOf(file(src)))).toEqual(drawn.map(({ sizes }) => sizes));
  expect(drawn.map(({ sizes, purpose }) => `${sizes} ${purpose ?? 'any'}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
});

test('the language and both themes are said', () => {
  expect(page).toMatch(/<html lang="en">/);
  expect(manifest.lang).toBe('en');
  expect(
    page.match(/name="theme-color" content="#\w+" media="\(prefers-color-scheme: (light|dark)\)"/g),
  ).toHaveLength(2);
  expect(page).toMatch(/<meta name="description" content="[^"]{50,160}" \/>/);
});
