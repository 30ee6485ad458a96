type End = () => void | Promise<void>;

/** What has been started, to be ended in the opposite order; asking twice ends it once. */
export class Running {
  #ends: End[] = [];
  #stopping: Promise<void> | undefined;

  add(end: End): void {
    this.#ends.push(end);
  }

  stop(): Promise<void> {
    this.#stopping ??= this.#endAll();
    return this.#stopping;
  }

  async #endAll(): Promise<void> {
    for (const end of this.#ends.toReversed()) await end();
  }
}

/** Aborts on the first SIGINT, SIGTERM or SIGHUP; later ones change nothing, so that the export can finish. */
export function untilAskedToStop(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => controller.abort());
  return controller.signal;
}

/** Settles with the work, or rejects as soon as the signal aborts. */
export async function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  signal.throwIfAborted();
  let leave = () => {};
  const aborted = new Promise<never>((_, reject) => {
    leave = () => reject(signal.reason as Error);
    signal.addEventListener('abort', leave);
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', leave);
  }
}
