import { setTimeout as delay } from 'node:timers/promises';
import { backend } from '../tests/setup/backend.ts';
import { offset } from '../tests/setup/emulated.ts';
import { portsAt } from '../dev/ports.mjs';
import { localProject } from '../dev/root.ts';
import { switchTriggers } from '../tests/triggers/switchTriggers.ts';
import type { Compared } from './api/compare.ts';
import { flood } from './api/flood.ts';
import { memoryOf } from './api/memoryOf.ts';

const PHONES = 5_000;
const ROUNDS = 120;
const TIMES_WANTED = 2.5;
const SINGLE_MS = 4;
const CONNECTIONS = 50;
const FLOOD_MS = 30_000;
const SETTLED_MS = 5_000;
const WARMING_MS = 10_000;
const GROWTH_WANTED = 1.2;

/**
 * What the API adds to the Firestore query under each GET, and whether it stays upright under many connections.
 * @returns whether every GET and both floods keep their promise
 */
export async function api(): Promise<boolean> {
  // The heap that V8 takes on an instance of 512 MiB: here it would grow into the whole machine before it collects.
  process.env['NODE_OPTIONS'] ??= '--max-old-space-size=256';
  const stop = await backend();
  try {
    await switchTriggers('disable', offset);
    // These reach the emulators by the environment of now.
    const { aMarket } = await import('./api/market.ts');
    const { compare } = await import('./api/compare.ts');
    const market = await aMarket(PHONES);
    const address = `http://127.0.0.1:${portsAt(offset).functions}/${localProject}/asia-south1/api`;
    const rows = await compare(address, market, ROUNDS);
    const areQuick = tell(rows);
    const areUpright = [await stand(address, '/products'), await stand(address, '/landing')];
    return areQuick && areUpright.every((isUpright) => isUpright);
  } finally {
    await stop();
  }
}

function tell(rows: readonly Compared[]): boolean {
  console.log(`\neach GET at the function's own address, ${PHONES} phones, ${ROUNDS} interleaved rounds`);
  console.table(
    rows.map(({ name, api: asked, bare, isSingle }) => ({
      call: name,
      'API p50': `${asked.p50.toFixed(1)} ms`,
      p95: `${asked.p95.toFixed(1)} ms`,
      'Admin SDK p50': `${bare.p50.toFixed(1)} ms`,
      'its p95': `${bare.p95.toFixed(1)} ms`,
      times: (asked.p50 / bare.p50).toFixed(2),
      allowed: `${most(bare.p50, isSingle).toFixed(1)} ms`,
      ok: asked.p50 <= most(bare.p50, isSingle),
    })),
  );
  return rows.every(({ api: asked, bare, isSingle }) => asked.p50 <= most(bare.p50, isSingle));
}

const most = (bareMs: number, isSingle: boolean) => TIMES_WANTED * bareMs + (isSingle ? SINGLE_MS : 0);

/** @returns whether nobody met an error and the memory of the function's processes stayed */
async function stand(address: string, path: string): Promise<boolean> {
  // The emulator starts processes as they are needed: all of them are there before anything is measured.
  await flood(`${address}${path}`, { connections: CONNECTIONS, ms: WARMING_MS });
  const running = flood(`${address}${path}`, { connections: CONNECTIONS, ms: FLOOD_MS });
  await delay(SETTLED_MS);
  const { mb: settledMb } = memoryOf('api');
  const { answered, errors, perSecond } = await running;
  const { mb: endMb, processes } = memoryOf('api');
  const growth = endMb / settledMb;
  console.log(`\n${CONNECTIONS} connections for ${FLOOD_MS / 1000} s on GET ${path}`);
  console.table({
    answered,
    errors,
    'a second': Math.round(perSecond),
    processes,
    'RSS after 5 s': `${Math.round(settledMb)} MB`,
    'RSS at the end': `${Math.round(endMb)} MB`,
    growth: growth.toFixed(2),
  });
  return errors === 0 && growth <= GROWTH_WANTED;
}
