import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { portsAt } from '../../dev/ports.mjs';
import { localProject, root } from '../../dev/root.ts';
import { runFolderAt } from '../../dev/runFolder.ts';
import { offset } from '../../tests/setup/emulated.ts';
import { type Measure, median } from './measure.ts';

const ROUNDS = 5;
const run = promisify(execFile);

/** What a fresh process does until the function could be called; for the relay also what its first photo loads. */
const script = (bundle: string, name: string) => `
  const began = performance.now();
  const loaded = await import(${JSON.stringify(bundle)});
  if (loaded[${JSON.stringify(name)}] === undefined) throw new Error('there is no ' + ${JSON.stringify(name)});
  ${name === 'images' ? "await import('sharp');" : ''}
  console.log(performance.now() - began);
  process.exit(0);
`;

/** From a fresh process to a function that could be called: for each that is deployed, the middle of five. */
export async function coldStartsOf(): Promise<Measure[]> {
  const folder = runFolderAt(offset).functions;
  const bundle = pathToFileURL(join(folder, 'lib/index.js')).href;
  const env = {
    ...process.env,
    GCLOUD_PROJECT: localProject,
    FIREBASE_CONFIG: JSON.stringify({ projectId: localProject }),
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${portsAt(offset).firestore}`,
  };
  const { stdout } = await run(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `const loaded = await import(${JSON.stringify(bundle)});
       console.log(Object.keys(loaded).filter((name) => loaded[name].__endpoint !== undefined).join());
       process.exit(0);`,
    ],
    { cwd: folder, env },
  );
  const measures: Measure[] = [];
  for (const name of stdout.trim().split(',').toSorted()) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const args = ['--input-type=module', '-e', script(bundle, name)];
      times.push(Number((await run(process.execPath, args, { cwd: folder, env })).stdout));
    }
    measures.push({ what: `cold start of ${name}`, value: median(times), unit: 'ms' });
  }
  if (measures.length === 0) throw new Error(`${root} has no functions`);
  return measures;
}
