import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { REGION } from './config.ts';

type Rewrite = { source: string; function?: { functionId: string; region: string } };

test('case 30: Hosting asks for the functions in the region where they are', () => {
  const { hosting } = JSON.parse(readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8')) as {
    hosting: { rewrites: Rewrite[] };
  };
  const asked = hosting.rewrites.flatMap((rewrite) => rewrite.function ?? []);
  expect(asked).toEqual([
    { functionId: 'images', region: REGION },
    { functionId: 'api', region: REGION },
    { functionId: 'phonePage', region: REGION },
  ]);
});
