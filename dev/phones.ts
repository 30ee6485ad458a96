// `npm run phones -- 100000`: fills the market that runs on this machine with so many phones of examples, to see how it
// is at any size. Started again it goes on where it was stopped.
import { aimAt } from './admin/target.ts';
import { offsetFrom } from './ports.mjs';
import { Obstacle } from './root.ts';
import { untilAskedToStop } from './running.ts';
import { spoken } from './spoken.ts';

const MOST = 1_000_000;

async function fill(count: number): Promise<void> {
  if (!Number.isInteger(count) || count < 1 || count > MOST)
    throw new Obstacle(`Usage: npm run phones -- <how many, 1 to ${MOST}>`);
  await aimAt();
  const { db } = await import('../functions/src/firebase.ts');
  const { gatherLanding, writeLanding } = await import('../functions/src/store/landing.ts');
  const { recountStats } = await import('../functions/src/store/recountStats.ts');
  const { putManyPhones } = await import('./manyPhones/putManyPhones.ts');
  const { stockOf } = await import('./manyPhones/stockOf.ts');
  const { switchTriggers } = await import('../tests/triggers/switchTriggers.ts');
  const stock = await stockOf(db);
  const stop = untilAskedToStop();
  // An event for each of them would keep this machine busy for hours; what they do is done here.
  await switchTriggers('disable', offsetFrom(0));
  try {
    await putManyPhones(db, count, stock, (there) => {
      console.log(`${there} of ${count}`);
      if (stop.aborted) throw new Obstacle('Stopped. Started again it goes on from here.');
    });
    console.log('Counting …');
    await recountStats('repair');
    await writeLanding(await gatherLanding());
  } finally {
    await switchTriggers('enable', offsetFrom(0));
  }
  console.log(`${count} phones of examples are on the market.`);
}

await spoken(() => fill(Number(process.argv[2])));
