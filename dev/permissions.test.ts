import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { permissionsPage } from './permissionsPage.ts';
import { root } from './root.ts';

test('docs/permissions.md is as domain/policy.ts makes it: npm run permissions', () => {
  expect(readFileSync(join(root, 'docs/permissions.md'), 'utf8')).toBe(permissionsPage());
});
