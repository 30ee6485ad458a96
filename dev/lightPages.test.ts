import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.ts';

const web = join(root, 'web/src');

/** What is loaded before a light page is drawn: what every page starts with, and the page (decision 25). */
const LIGHT = ['main.tsx', 'routes/Landing.tsx', 'routes/Blog.tsx', 'routes/NotFound.tsx'];

const HEAVY = /^(?:@mui|@emotion|notistack|firebase|reactfire|rxjs|react-hook-form|@hookform|yup)(?:\/|$)/;

/** What a module imports at once: no types, and nothing that it loads later. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const named = text.matchAll(/^(?:import|export) (?!type )[^;]*? from '([^']+)';/gm);
  const bare = text.matchAll(/^import '([^']+)';/gm);
  return [...named, ...bare].map(([, name = '']) => name);
}

/** @returns each heavy package that is reached, with the modules that lead to it */
function heavyBehind(start: string): string[] {
  const found: string[] = [];
  const seen = new Set<string>();
  const walk = (file: string, way: readonly string[]) => {
    if (seen.has(file) || !/\.tsx?$/.test(file)) return;
    seen.add(file);
    const here = [...way, relative(web, file)];
    for (const name of importsOf(file)) {
      if (name.startsWith('.')) walk(resolve(file, '..', name), here);
      else if (HEAVY.test(name)) found.push([...here, name].join(' → '));
    }
  };
  walk(join(web, start), []);
  expect(seen.size, `modules behind ${start}`).toBeGreaterThan(2);
  return found;
}

test.each(LIGHT)('%s is drawn without MUI and loads no service at once', (start) => {
  expect(heavyBehind(start)).toEqual([]);
});

test('this would see them', () => {
  expect(heavyBehind('routes/Login.tsx')).toContainEqual(expect.stringMatching(/^routes\/Login\.tsx → @mui/));
});
