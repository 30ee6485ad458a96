// `npm run bench -- <name>`: how fast; prints a table and fails where a promise is not kept.
import { Obstacle } from './root.ts';
import { spoken } from './spoken.ts';

const benches: Record<string, () => Promise<boolean>> = {
  api: async () => (await import('../bench/api.ts')).api(),
  'fan-out': async () => (await import('../bench/fanOut.ts')).fanOut(),
};

const [name = ''] = process.argv.slice(2);
const bench = benches[name];
await spoken(async () => {
  if (bench === undefined) {
    throw new Obstacle(`Usage: npm run bench -- <name>, one of: ${Object.keys(benches).join(', ')}`);
  }
  process.exitCode = (await bench()) ? 0 : 1;
});
