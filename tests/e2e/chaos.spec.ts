import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomOf } from '../../dev/seed/pictures/random.ts';
import { disagreements, readWorld } from '../triggers/chaos/disagreements.ts';
import { nextMove } from '../triggers/chaos/plan.ts';
import { aWorld, type Documents } from '../triggers/chaos/world.ts';
import { putAll } from '../triggers/putAll.ts';
import { switchTriggers } from '../triggers/switchTriggers.ts';
import { clearStage, db } from './stage/backstage.ts';

/**
 * Here and not with the other tests of triggers: thousands of events would hold up whoever shares the emulators.
 * It takes minutes, so only `CHAOS=full` runs it.
 */
const MOVES = 200;
const LONGEST_MS = 600_000;
const MARK = 'chaos';
const world = aWorld(MARK);

beforeAll(async () => {
  await switchTriggers('disable');
  await clearStage();
  const isReporter = ([path]: readonly [string, unknown]) => path.includes('/reporters/');
  await putAll(
    db,
    [...world].filter((row) => !isReporter(row)),
  );
  await switchTriggers('enable');
  await putAll(db, [...world].filter(isReporter));
});
afterAll(async () => {
  await switchTriggers('disable');
  await clearStage();
  await switchTriggers('enable');
});

/** Looks every two seconds, until nothing disagrees or the time is up. */
async function whatStaysWrong(): Promise<string[]> {
  const until = Date.now() + LONGEST_MS;
  for (;;) {
    const wrong = disagreements(await readWorld(db, MARK), world);
    if (wrong.length === 0 || Date.now() > until) return wrong;
    await delay(2_000);
  }
}

test.each([MOVES])(
  'case 29: through the emulator’s own events: after %i writes to 20 sellers of 50 phones every copy equals its source',
  async (moves) => {
    const random = randomOf('the emulator’s own events');
    const documents: Documents = new Map(world);
    for (let i = 0; i < moves; i += 1) {
      const { path, fields } = nextMove(random, MARK, documents);
      if (fields === 'delete') documents.delete(path);
      else documents.set(path, { ...documents.get(path), ...fields });
      await (fields === 'delete' ? db.doc(path).delete() : db.doc(path).update(fields));
    }
    expect(await whatStaysWrong()).toEqual([]);
    expect((await db.collection('deadLetters').get()).docs.map((letter) => letter.data())).toEqual([]);
  },
  LONGEST_MS + 60_000,
);
