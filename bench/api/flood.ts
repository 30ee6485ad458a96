import { Agent, request } from 'node:http';

type Flood = { connections: number; ms: number };

/**
 * Asks one address over and over, each connection as soon as it was answered.
 * @returns how many were answered 200, how many were not, and the answers a second
 */
export async function flood(
  url: string,
  { connections, ms }: Flood,
): Promise<{ answered: number; errors: number; perSecond: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const began = performance.now();
  let answered = 0;
  let errors = 0;
  const connection = async () => {
    while (performance.now() - began < ms) {
      const status = await statusOf(url, agent).catch(() => 0);
      if (status === 200) answered += 1;
      else errors += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  agent.destroy();
  return { answered, errors, perSecond: answered / ((performance.now() - began) / 1000) };
}

function statusOf(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, timeout: 10_000 }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
    asked.once('timeout', () => asked.destroy(new Error('no answer')));
    asked.once('error', reject);
    asked.end();
  });
}
