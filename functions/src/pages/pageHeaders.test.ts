import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PAGE_HEADERS, pageHeaders } from './pageHeaders.ts';

type Rule = { source: string; headers: { key: string; value: string }[] };
const { hosting } = JSON.parse(readFileSync(new URL('../../../firebase.json', import.meta.url), 'utf8')) as {
  hosting: { headers: Rule[] };
};

test('a function’s page says what Hosting says of every page', () => {
  const ofEvery = hosting.headers
    .filter(({ source }) => ['**', '!/'].includes(source))
    .flatMap(({ headers }) => headers);
  expect(Object.fromEntries(ofEvery.map(({ key, value }) => [key, value]))).toMatchObject(PAGE_HEADERS);
});

test('before the emulators the policy is Hosting’s alone, which is a wider one', () => {
  expect(pageHeaders(false)).toEqual(PAGE_HEADERS);
  expect(Object.keys(pageHeaders(true))).toEqual([
    'Cross-Origin-Opener-Policy',
    'Referrer-Policy',
    'X-Content-Type-Options',
  ]);
});
