// `npm run permissions`: writes docs/permissions.md from domain/policy.ts; a unit test says when it is out of date.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { permissionsPage } from './permissionsPage.ts';
import { root } from './root.ts';

writeFileSync(join(root, 'docs/permissions.md'), permissionsPage());
console.log('docs/permissions.md is as domain/policy.ts says.');
