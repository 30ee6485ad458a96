import { backend } from './backend.ts';

const RUNNING = Symbol.for('bns.backend');
type Shared = { [RUNNING]?: Promise<() => Promise<void>> };

/** Global set-up of the three projects of the functions suite, which share one backend: vitest asks once for each. */
export default async function setup() {
  const shared: Shared = globalThis;
  const isFirst = shared[RUNNING] === undefined;
  const stop = await (shared[RUNNING] ??= backend());
  return isFirst ? stop : () => undefined;
}
