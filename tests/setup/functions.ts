import { backend } from './backend.ts';

/** Where the projects find each other: each loads this module anew. */
const shared: typeof globalThis & { bnsBackend?: Promise<() => Promise<void>> } = globalThis;

/** Global set-up of the three projects of the functions suite, which share one backend: vitest asks once for each. */
export default async function setup() {
  const isFirst = shared.bnsBackend === undefined;
  const stop = await (shared.bnsBackend ??= backend());
  return isFirst ? stop : () => undefined;
}
