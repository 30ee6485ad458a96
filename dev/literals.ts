// Visible sentences stand in web/src/texts (or the domain's messages), so that a second language is a second file:
// fails on each that stands in a screen's code, and where it looked at no screen.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';
import { visibleLiterals } from './visibleLiterals.ts';

const fewestScreens = 80;

const screens = globSync('web/src/**/*.tsx', { cwd: root }).filter((path) => !path.endsWith('.test.tsx'));
const found = screens.flatMap((path) =>
  visibleLiterals(readFileSync(join(root, path), 'utf8')).map((literal) => ({ path, ...literal })),
);
for (const { path, line, text } of found) console.error(`${path}:${line} says ${text}`);
if (screens.length < fewestScreens)
  console.error(`Only ${screens.length} files were looked at: that cannot be all.`);
console.log(`${screens.length} files, ${found.length} visible literals`);
process.exitCode = found.length > 0 || screens.length < fewestScreens ? 1 : 0;
