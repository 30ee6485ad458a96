import { setTimeout as delay } from 'node:timers/promises';
import { type LandingAnswer, productPath } from '@bns/domain';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { offset } from '../../tests/setup/emulated.ts';
import { switchTriggers } from '../../tests/triggers/switchTriggers.ts';
import { type Measure, median } from './measure.ts';
import type { Site } from './site.ts';

const ROUNDS = 3;
const LOOK_EVERY_MS = 50;
/** The emulator goes through what a filled market has left to be told first: a minute for 10,000 phones. */
const PATIENCE_MS = 240_000;
const MOST_S = 5;

/**
 * From a sale to the moment at which the phone has left GET /landing at the origin, where no CDN keeps an answer. The
 * first one waits for a process of its own, and behind the events of a market that was just filled, and does not count.
 * The phones are back on the market afterwards: in a small one the home page would be a card short.
 */
export async function landingOf({ address }: Site, phones: number): Promise<Measure[]> {
  const { db } = await import('../../functions/src/firebase.ts');
  const shown = async () => {
    const answer = (await (await fetch(`${address}/api/landing`)).json()) as LandingAnswer;
    return answer.advertised.map(({ _id }) => _id);
  };
  const until = async (isSo: (ids: readonly string[]) => boolean, complaint: string): Promise<void> => {
    const began = performance.now();
    while (!isSo(await shown())) {
      if (performance.now() - began > PATIENCE_MS) throw new Error(complaint);
      await delay(LOOK_EVERY_MS);
    }
  };
  const sold: DocumentSnapshot[] = [];
  const sale = async (): Promise<number> => {
    const [id] = await shown();
    if (id === undefined) throw new Error('no phone is advertised: none can leave the home page');
    const phone = db.doc(productPath(id));
    sold.push(await phone.get());
    const began = performance.now();
    await phone.update({ isSold: true });
    await until((ids) => !ids.includes(id), 'a sold phone stays on the home page');
    return (performance.now() - began) / 1000;
  };
  const bringBack = () => Promise.all(sold.map((before) => before.ref.set(before.data() ?? {})));
  const isBack = (ids: readonly string[]) => sold.every(({ id }) => ids.includes(id));
  await switchTriggers('enable', offset);
  try {
    const times: number[] = [];
    try {
      await sale();
      for (let round = 0; round < ROUNDS; round += 1) times.push(await sale());
    } finally {
      await bringBack();
    }
    await until(isBack, 'a phone that is on the market again is not on the home page');
    return [
      {
        what: `a sold phone leaves GET /landing at ${phones} phones`,
        value: median(times),
        unit: 's',
        most: MOST_S,
      },
    ];
  } finally {
    await switchTriggers('disable', offset);
  }
}
