// `npm run bench`: how heavy and how quick the built site is, at three sizes, kept in bench/baseline.json.
// `npm run bench -- <names>`: parts of it, some of the sizes, or one of the benches that stand for themselves. All print a
// table and fail where a promise is not kept.
import { SITE_PARTS, SITE_SIZES, theSite } from '../bench/site/theSite.ts';
import { Obstacle } from './root.ts';
import { spoken } from './spoken.ts';

const others: Record<string, () => Promise<boolean>> = {
  api: async () => (await import('../bench/api.ts')).api(),
  search: async () => (await import('../bench/search.ts')).search(),
  'fan-out': async () => (await import('../bench/fanOut.ts')).fanOut(),
};

const names = process.argv.slice(2);
const other = names.length === 1 ? others[names[0] ?? ''] : undefined;
await spoken(async () => {
  const unknown = names.filter((name) => ![...SITE_PARTS, ...SITE_SIZES].includes(name));
  if (other === undefined && unknown.length > 0) {
    const parts = `${[...SITE_PARTS, ...SITE_SIZES].join(', ')} (several at once)`;
    throw new Obstacle(
      `Usage: npm run bench [-- <name>], one of: ${Object.keys(others).join(', ')}, ${parts}`,
    );
  }
  process.exitCode = (await (other?.() ?? theSite(names))) ? 0 : 1;
});
