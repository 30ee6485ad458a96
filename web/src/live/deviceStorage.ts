/** Spec §9: the session token, for other clients of the API. */
export const SESSION_TOKEN_KEY = 'token-bns';

/** localStorage, which throws where the browser blocks it or it is full: then nothing is kept on this device. */
export const deviceStorage = {
  get: (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set: (key: string, value: string): void => {
    try {
      localStorage.setItem(key, value);
    } catch {
      return;
    }
  },
  remove: (key: string): void => {
    try {
      localStorage.removeItem(key);
    } catch {
      return;
    }
  },
};
