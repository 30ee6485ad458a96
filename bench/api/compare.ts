import { Agent, request } from 'node:http';
import { bareQueries } from './bareQueries.ts';
import type { Market } from './market.ts';

type Times = { p50: number; p95: number };
export type Compared = { name: string; api: Times; bare: Times; isSingle: boolean };

const WARMING = 15;

/**
 * Each GET and the same query by the Admin SDK, one after the other in turns, so that the machine treats both alike.
 * @param address the function's own
 * @returns the times of each, ms
 */
export async function compare(address: string, market: Market, rounds: number): Promise<Compared[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const compared: Compared[] = [];
  for (const { name, path, as, query, isSingle } of bareQueries(market)) {
    const times: { api: number; bare: number }[] = [];
    for (let round = 0; round < WARMING + rounds; round += 1) {
      const api = await timed(() => ask(`${address}${path}`, as && market[as].token, agent));
      const bare = await timed(query);
      times.push({ api, bare });
    }
    const kept = times.slice(WARMING);
    compared.push({
      name,
      isSingle,
      api: timesOf(kept.map((one) => one.api)),
      bare: timesOf(kept.map((one) => one.bare)),
    });
  }
  agent.destroy();
  return compared;
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await act();
  return performance.now() - began;
}

function timesOf(all: readonly number[]): Times {
  const sorted = all.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

function ask(url: string, token: string | undefined, agent: Agent): Promise<void> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, headers }, (response) => {
      response.resume();
      response.once('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${url} answered ${response.statusCode}`));
      });
    });
    asked.once('error', reject);
    asked.end();
  });
}
