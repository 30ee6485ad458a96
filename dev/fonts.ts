// `npm run fonts`: writes the typeface as the site serves it; a unit test says when it is out of date.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fontSubsets } from './fontSubsets.ts';
import { root } from './root.ts';

const folder = join(root, 'web/src/app/fonts');
mkdirSync(folder, { recursive: true });
for (const [name, bytes] of await fontSubsets()) {
  writeFileSync(join(folder, `${name}.woff2`), bytes);
  console.log(`${name}.woff2: ${(bytes.length / 1024).toFixed(1)} kB`);
}
