import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fontSubsets } from './fontSubsets.ts';
import { root } from './root.ts';

test('the typeface that the site serves is cut from the one that is installed (else: npm run fonts)', async () => {
  for (const [name, bytes] of await fontSubsets()) {
    const served = readFileSync(join(root, `web/src/app/fonts/${name}.woff2`));
    expect(served.equals(bytes), name).toBe(true);
  }
});
