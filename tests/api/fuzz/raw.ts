import { Agent, request } from 'node:http';
import { offsetFrom, portsAt } from '../../../dev/ports.mjs';
import { localProject } from '../../../dev/root.ts';

/** A request as its bytes go over the wire: nothing cleans the path, and headers may be anything. */
export type Raw = {
  method: string;
  /** Below the API's address, with its query. */
  path: string;
  headers: Record<string, string>;
  body: Buffer;
};

export type RawReply = { status: number; text: string; ms: number };

const agent = new Agent({ keepAlive: true, maxSockets: 32 });

/** Longer than this is a hang whatever else the machine has to do. */
const GIVEN_UP_MS = 60_000;

/** Asks the function at its own address. */
export function askRaw({ method, path, headers, body }: Raw): Promise<RawReply> {
  const { functions: port } = portsAt(offsetFrom(0));
  const started = performance.now();
  const address = { host: '127.0.0.1', port, path: `/${localProject}/asia-south1/api${path}` };
  // Said for every verb: Node itself leaves it out for those that usually have no body, and the rest would be garbage.
  const all = { ...headers, ...(body.length > 0 && { 'content-length': String(body.length) }) };
  return new Promise((resolve, reject) => {
    const asked = request({ ...address, method, headers: all, agent, timeout: GIVEN_UP_MS }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, text, ms: performance.now() - started });
      });
    });
    asked.once('timeout', () => asked.destroy(new Error(`${method} ${path} is not answered`)));
    asked.once('error', reject);
    asked.end(body);
  });
}
