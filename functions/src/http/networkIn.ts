import type { IncomingHttpHeaders } from 'node:http';
import { networkOf } from './networkOf.ts';

/**
 * The network that a request came from: Hosting's CDN says whom it serves in a header that it overwrites. Who asks the
 * function at its own address may say what he likes there.
 * @returns null where nothing names one, as in the emulators
 */
export function networkIn(headers: IncomingHttpHeaders): string | null {
  const said = headers['fastly-client-ip'];
  return typeof said === 'string' ? networkOf(said) : null;
}
