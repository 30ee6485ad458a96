/**
 * Does something with each of a sequence, at most `most` at a time; what is not begun yet is not fetched either.
 * When one fails, no other is begun, and the first fault is thrown as soon as all that had begun have ended: nothing
 * goes on behind the back of the one who hears of it.
 */
export async function inLanes<One>(
  most: number,
  sequence: AsyncIterable<One> | Iterable<One>,
  act: (one: One) => Promise<void>,
): Promise<void> {
  const waiting = iteratorOf(sequence);
  let failed = false;
  const lane = async () => {
    for (let next = await waiting.next(); next.done !== true && !failed; next = await waiting.next()) {
      await act(next.value);
    }
  };
  const guarded = async () => {
    try {
      await lane();
    } catch (error) {
      failed = true;
      throw error;
    }
  };
  await allOf(Array.from({ length: most }, guarded));
}

/** Waits for all of them, then throws the first fault if there was one. */
export async function allOf(works: readonly Promise<unknown>[]): Promise<void> {
  const fault = (await Promise.allSettled(works)).find(({ status }) => status === 'rejected');
  if (fault?.status === 'rejected') throw fault.reason;
}

async function* iteratorOf<One>(sequence: AsyncIterable<One> | Iterable<One>): AsyncGenerator<One, void> {
  yield* sequence;
}
