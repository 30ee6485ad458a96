// Import direction: runs dependency-cruiser over all rooms and first shows that each of its rules still sees a
// violation planted for it. (With a TypeScript that it does not know it looks at no module and reports success.)
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import config from '../.dependency-cruiser.cjs';
import { planted, unseen } from './planted.ts';
import { root } from './root.ts';

const rooms = ['domain', 'functions/src', 'web/src', 'dev', 'tests', 'bench'];
const fewestModules = 150;

interface Violation {
  rule: { name: string };
  from: string;
  to: string;
}

async function look(
  folder: string,
  paths: string[],
): Promise<{ violations: Violation[]; ownModules: number }> {
  const before = process.cwd();
  process.chdir(folder);
  try {
    const { output } = await cruise(paths, {
      ...config.options,
      ruleSet: { forbidden: config.forbidden },
      validate: true,
    });
    if (typeof output === 'string') throw new Error('dependency-cruiser answered with text');
    const own = output.modules.filter((module) => !module.source.includes('node_modules'));
    return { violations: output.summary.violations, ownModules: own.length };
  } finally {
    process.chdir(before);
  }
}

async function lookAtPlanted(): Promise<string[]> {
  const folder = join(root, '.cache', 'planted');
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of Object.entries(planted)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const { violations } = await look(folder, ['domain', 'functions', 'web']);
  return unseen(
    config.forbidden.map((rule) => rule.name ?? ''),
    violations.map((violation) => violation.rule.name),
  );
}

const blind = await lookAtPlanted();
const { violations, ownModules } = await look(root, rooms);
for (const name of blind) console.error(`Rule ${name} does not see the violation that is planted for it.`);
for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} → ${to}`);
if (ownModules < fewestModules)
  console.error(`Only ${ownModules} modules were looked at: that cannot be all.`);
console.log(`${ownModules} modules, ${violations.length} violations`);
process.exitCode = blind.length + violations.length > 0 || ownModules < fewestModules ? 1 : 0;
