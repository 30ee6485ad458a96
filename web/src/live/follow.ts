import { READ_RETRIES } from '@bns/domain';

/** Doubled each time: three pauses of together 1.4 s. */
const FIRST_PAUSE_MS = 200;

type Attach<Value> = (next: (value: Value) => void, error: (cause: unknown) => void) => () => void;
type Ears<Value> = {
  next: (value: Value) => void;
  failed: (cause: unknown) => void;
  /** Called for each error that is tried again. */
  retrying?: () => void;
};

/**
 * Holds a listener of Firestore's. One that ended with an error never recovers, so it is attached anew, three more
 * times, before `failed` is called (spec §9).
 * @returns ends it; nothing is heard afterwards
 */
export function follow<Value>(attach: Attach<Value>, { next, failed, retrying }: Ears<Value>): () => void {
  let tries = 0;
  let over = false;
  let detach = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  function listen(): void {
    detach = attach(
      (value) => {
        tries = 0;
        if (!over) next(value);
      },
      (cause) => {
        if (over) return;
        if (tries === READ_RETRIES) {
          failed(cause);
          return;
        }
        retrying?.();
        timer = setTimeout(listen, FIRST_PAUSE_MS * 2 ** tries);
        tries += 1;
      },
    );
  }
  listen();
  return () => {
    over = true;
    clearTimeout(timer);
    detach();
  };
}
