import { MOST_ROUNDS } from '../store/settling.ts';
import { isChanged } from './documents.ts';

/**
 * Copies a source, reads it again, and goes on while it changed meanwhile in one of these fields: of two handlers at
 * once the one that read earlier may write later, but then it finds out here. The last to end leaves the truth.
 */
export async function untilStill<Source extends object>(
  read: () => Promise<Source | undefined>,
  fields: readonly (keyof Source)[],
  copy: (source: Source | undefined) => Promise<void>,
): Promise<void> {
  let source = await read();
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    await copy(source);
    const now = await read();
    if (!isChanged(source, now, fields)) return;
    source = now;
  }
  throw new Error('the source did not stay still');
}
