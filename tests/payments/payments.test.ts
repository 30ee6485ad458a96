import { ORDER_MOVES, PAYMENT_MOVES } from '@bns/domain';
import { expect, test, vi } from 'vitest';
import type { Fields } from '../../functions/src/payments/documents.ts';
import { reportOf, runInMemory } from './inMemory.ts';
import { PLANTED } from './planted.ts';

/**
 * Rows of what buyers, sellers, admins, the gateway and time do, over a store and a gateway in memory. `PAYMENT_RUNS` is
 * how many rows, `PAYMENT_SEED` (printed where something is found) repeats them, `PAYMENT_PATH` and `PAYMENT_REPLAY` with
 * it one of them alone.
 */
const count = Number(process.env['PAYMENT_RUNS'] ?? 2000);
const seed = Number(process.env['PAYMENT_SEED'] ?? Date.now() % 0x7fffffff);
/** So many take every move of both graphs, the rarest of them some twenty times. */
const ENOUGH = 2000;
/** Rows in which a planted fault is found. */
const FEW = 300;
const path = process.env['PAYMENT_PATH'];
const replayPath = process.env['PAYMENT_REPLAY'];

const told = vi.hoisted(() => ({ ids: 0, strange: [] as string[] }));

// The same run has the same ids.
vi.mock('node:crypto', async (original) => ({
  ...(await original<typeof import('node:crypto')>()),
  randomBytes: (bytes: number) => {
    told.ids += 1;
    return Buffer.from(String(told.ids).padStart(2 * bytes, '0'), 'hex');
  },
}));

// What a callback swallows is in the log: nothing but refusals of ours belongs there.
vi.mock('firebase-functions/logger', () => ({
  info: () => undefined,
  error: (what: string) => void told.strange.push(what),
  warn: (what: string, { name, at }: { name?: string; at?: string[] }) => {
    if (name !== undefined && name !== 'DomainError') told.strange.push(`${what}: ${name} ${at?.join(' ')}`);
  },
}));

const anew = () => {
  told.ids = 0;
  told.strange = [];
  return told;
};

/** Those that nobody can take: a buyer is led to the gateway when the attempt is open, never before. */
const UNTAKEN = ['opening → paid', 'opening → review', 'opening → refundDue'];

test(`${count} rows of commands leave money and phones in order (seed ${seed})`, {
  timeout: 60_000 + count * 100,
}, async () => {
  const taken = new Set<string>();
  const planted = {
    watch: (at: string, before: Fields, after: Fields) => {
      const key = at.startsWith('orders/') ? 'status' : 'state';
      taken.add(`${String(before[key])} → ${String(after[key])}`);
    },
  };
  const again = { ...(path !== undefined && { path }), ...(replayPath !== undefined && { replayPath }) };
  expect(reportOf(await runInMemory({ seed, count, planted, ...again }, anew))).toBe('');
  if (count < ENOUGH || path !== undefined) return;
  const moves = [...PAYMENT_MOVES, ...ORDER_MOVES].map(({ from, to }) => `${from} → ${to}`);
  expect(moves.filter((move) => !taken.has(move) && !UNTAKEN.includes(move))).toEqual([]);
});

test.each(PLANTED)('%s is found', { timeout: 60_000 }, async (_, planted) => {
  const { failed, numRuns } = await runInMemory({ seed: 1, count: FEW, planted }, anew);
  expect(failed).toBe(true);
  expect(numRuns).toBeLessThanOrEqual(FEW);
});

test('what is found is told with how to see it again, and is seen again', { timeout: 60_000 }, async () => {
  const planted = PLANTED[0]?.[1] ?? {};
  const found = await runInMemory({ seed: 1, count: FEW, planted }, anew);
  const told = reportOf(found);
  const [, at = '', by = ''] = /PAYMENT_SEED=1 PAYMENT_PATH=([\d:]+) PAYMENT_REPLAY='(.*?)'/.exec(told) ?? [];
  const again = await runInMemory({ seed: 1, count: 1, path: at, replayPath: by, planted }, anew);
  expect(again.numRuns).toBe(1);
  expect(again.failed).toBe(true);
});
