import '../../functions/src/testing/atEmulators.ts';
import { type Payment } from '@bns/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { aShop, STORE } from '../../dev/sslcommerz/aShop.ts';
import { db } from '../../functions/src/firebase.ts';
import { gatewayAt } from '../../functions/src/outside/sslcommerz.ts';
import { documents } from '../../functions/src/store/documents.ts';
import { anyCommands } from './anyCommands.ts';
import { documentsInTurns, gatewayInTurns } from './inTurns.ts';
import { runRow } from './runRow.ts';
import { Clock, Stage } from './stage.ts';
import { StandInTill } from './standInTill.ts';
import { ofTheMachine } from './turns.ts';

/**
 * The same rows over Firestore and the stand-in of the gateway, by the real store and the real client. They belong to the
 * project `direct`: the code is called itself, with a clock of ours, in a database where no trigger is anybody's rival. How
 * rivals meet is the machine's to say: `PAYMENT_EMULATED_RUNS` is how many rows, `PAYMENT_SEED` (printed) gives the same ones again.
 */
const count = Number(process.env['PAYMENT_EMULATED_RUNS'] ?? 25);
const seed = Number(process.env['PAYMENT_SEED'] ?? Date.now() % 0x7fffffff);
const LONGEST = 10;
/** The slowest machine that a run is waited for, ms. */
const PATIENCE_MS = 60_000;

const told = vi.hoisted(() => ({ strange: [] as string[] }));

vi.mock('firebase-functions/logger', () => ({
  info: () => undefined,
  error: (what: string) => void told.strange.push(what),
  warn: (what: string, { name, at }: { name?: string; at?: string[] }) => {
    if (name !== undefined && name !== 'DomainError') told.strange.push(`${what}: ${name} ${at?.join(' ')}`);
  },
}));

/** One clock for all rows: it goes on, as the gateway's does. */
const clock = new Clock();
let shop: Awaited<ReturnType<typeof aShop>>;

beforeAll(async () => {
  shop = await aShop(clock.now);
});
afterAll(() => shop.stop());

async function paymentsOf(phones: readonly string[]): Promise<[string, Payment<Date>][]> {
  const { docs } = await db.collection('payments').where('productId', 'in', phones).select().get();
  const rows = await Promise.all(
    docs.map(async ({ id, ref }): Promise<[string, Payment<Date>]> => {
      const found = await documents.read(ref.path);
      return [id, found?.data as unknown as Payment<Date>];
    }),
  );
  return rows.toSorted(([, one], [, other]) => one.createdAt.getTime() - other.createdAt.getTime());
}

async function emulatedStage(run: string): Promise<Stage> {
  const till = new StandInTill(shop.site);
  await till.begin();
  const gateway = gatewayAt({ url: shop.site, ...STORE, callbacks: shop.callbacks });
  const stage: Stage = new Stage(
    {
      till,
      documents: (turn) => documentsInTurns(documents, turn),
      gateway: (turn) => gatewayInTurns(gateway, turn),
      payments: () => paymentsOf(stage.phones),
    },
    clock,
    ofTheMachine,
    run,
  );
  return stage;
}

test(`${count} rows of commands leave money and phones in order at Firestore (seed ${seed})`, {
  timeout: count * PATIENCE_MS,
}, async () => {
  let runs = 0;
  const sound = fc.asyncProperty(anyCommands(LONGEST), async (commands) => {
    runs += 1;
    await runRow(await emulatedStage(`r${Date.now().toString(36)}-${runs}-`), commands);
    expect(told.strange).toEqual([]);
  });
  await fc.assert(sound, { seed, numRuns: count, endOnFailure: true });
});
