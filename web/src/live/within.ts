import { CALL_TIMEOUT_MS } from '@bns/domain';

/** Says whether the time is over: whoever works asks before the step that cannot be undone. */
type Clock = { over: () => boolean };

export class TimeOver extends Error {}

/** Gives up after 30 s (decisions 13). */
export async function within<Result>(work: (clock: Clock) => Promise<Result>): Promise<Result> {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isOver = true;
      reject(new TimeOver());
    }, CALL_TIMEOUT_MS);
  });
  try {
    return await Promise.race([work({ over: () => isOver }), end]);
  } finally {
    clearTimeout(timer);
  }
}
