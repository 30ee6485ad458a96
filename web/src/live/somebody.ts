import { deviceStorage, SESSION_TOKEN_KEY } from './deviceStorage.ts';

/** Says that somebody is signed in on this device, and not who. */
const MARK = 'bns-somebody';

/** Where IndexedDB is missing, the identity service keeps its people under keys like this. */
const KEPT_BY_IDENTITY = 'firebase:authUser:';

/**
 * What a page can know of the session without the identity service, which is a third of a light page. The mark is a
 * hint alone: whoever is signed in without it is found as soon as the service is loaded, at /login at the latest.
 */
export const somebody = {
  mark: (): void => deviceStorage.set(MARK, 'yes'),
  forget: (): void => deviceStorage.remove(MARK),

  /**
   * Sessions from before the mark are known by what else they left.
   * @returns false where nobody seems to be signed in on this device; true also where there is no storage to tell
   */
  mayBeHere: (): boolean => {
    try {
      const keys = Object.keys(localStorage);
      return keys.some(
        (key) => key === MARK || key === SESSION_TOKEN_KEY || key.startsWith(KEPT_BY_IDENTITY),
      );
    } catch {
      return true;
    }
  },

  /** Calls back when somebody signs in in another tab, or has done so since this page was left, and came back to it. */
  whenElsewhere: (act: () => void): void => {
    globalThis.addEventListener?.('storage', ({ key, newValue }) => {
      if (key === MARK && newValue !== null) act();
    });
    globalThis.addEventListener?.('pageshow', ({ persisted }) => {
      if (persisted && somebody.mayBeHere()) act();
    });
  },
};
