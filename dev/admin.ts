// `npm run admin -- grant|revoke|restore <e-mail> | list [--project id] [--yes]`: the first admin, and the way back.
import { actOn } from './admin/actOn.ts';
import { readRequest } from './admin/request.ts';
import { aimAt } from './admin/target.ts';
import { spoken } from './spoken.ts';

await spoken(async () => {
  const request = readRequest(process.argv.slice(2));
  await aimAt(request.project);
  for (const line of await actOn(request)) console.log(line);
});
