// `npm run repair [-- --check] [--project id]`: compares all copies and counters with their source, repairs them, or with
// --check only counts, and prints how many of each kind disagreed.
import { parseArgs } from 'node:util';
import { aimAt } from './admin/target.ts';
import { spoken } from './spoken.ts';

/** A check that finds something fails, so that a script can ask it. */
async function repair(check: boolean, project?: string): Promise<void> {
  await aimAt(project);
  const { repairAll } = await import('../functions/src/repair/repairAll.ts');
  const findings = await repairAll(check ? 'check' : 'repair');
  for (const [kind, found] of Object.entries(findings)) console.log(`${kind.padEnd(10)}${found}`);
  const total = Object.values(findings).reduce((sum, found) => sum + found, 0);
  const verdict = total === 1 ? 'document disagreed' : 'documents disagreed';
  console.log(`${total} ${verdict} with the source${check || total === 0 ? '' : ', now repaired'}.`);
  process.exitCode = check && total > 0 ? 1 : 0;
}

await spoken(async () => {
  const { values } = parseArgs({ options: { check: { type: 'boolean' }, project: { type: 'string' } } });
  await repair(values.check ?? false, values.project);
});
