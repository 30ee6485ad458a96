import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fontSubsets } from './fontSubsets.ts';
import { root } from './root.ts';

const read = (path: string) => readFileSync(join(root, path));

test('the typeface that the site serves is cut from the one that is installed (else: npm run fonts)', async () => {
  const subsets = [...(await fontSubsets())];
  const outOfDate = subsets.filter(([name, bytes]) => !read(`web/src/app/fonts/${name}.woff2`).equals(bytes));
  expect(subsets).toHaveLength(2);
  expect(outOfDate.map(([name]) => name)).toEqual([]);
});
