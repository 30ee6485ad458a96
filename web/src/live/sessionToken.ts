import { SESSION_TOKEN_MS, SESSION_TOKEN_RENEW_MS } from '@bns/domain';
import { callApi } from '../api/client.ts';
import { createSessionTokenCall } from './calls.ts';
import { deviceStorage, SESSION_TOKEN_KEY } from './deviceStorage.ts';

const TRY_AGAIN_MS = 60_000;

type Bearer = { email: string; name: string; freshIdToken: () => Promise<string> };

/**
 * How long a stored session token may still wait for its renewal: it is renewed when 50 of its 60 minutes are over.
 * @returns ms from now, 0 where it is missing, unreadable, another person's or due
 */
export function msUntilRenewal(token: string | null, email: string, now: number): number {
  try {
    const payload = token?.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    const claims = JSON.parse(atob(payload)) as { exp?: unknown; email?: unknown };
    if (typeof claims.exp !== 'number' || claims.email !== email) return 0;
    const dueAt = claims.exp * 1000 - (SESSION_TOKEN_MS - SESSION_TOKEN_RENEW_MS);
    return Math.min(SESSION_TOKEN_RENEW_MS, Math.max(0, dueAt - now));
  } catch {
    return 0;
  }
}

/**
 * Keeps 'token-bns' there and fresh for other clients of the API. Nothing waits for it (case 19): this client's own
 * calls carry the ID token.
 * @returns stops it; the token itself goes with dropSessionToken
 */
export function keepSessionToken({ email, name, freshIdToken }: Bearer): () => void {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (ms: number) => {
    timer = setTimeout(() => void renew(), ms);
  };
  async function renew(): Promise<void> {
    const left = msUntilRenewal(deviceStorage.get(SESSION_TOKEN_KEY), email, Date.now());
    if (left > 0) {
      wait(left);
      return;
    }
    const token = await mint().catch(() => null);
    if (stopped) return;
    if (token !== null) deviceStorage.set(SESSION_TOKEN_KEY, token);
    wait(token === null ? TRY_AGAIN_MS : SESSION_TOKEN_RENEW_MS);
  }
  async function mint(): Promise<string> {
    const idToken = await freshIdToken();
    const body = { email, name };
    const answer = await callApi<{ token: string }>(createSessionTokenCall, { body, token: idToken });
    return answer.token;
  }
  void renew();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

export function dropSessionToken(): void {
  deviceStorage.remove(SESSION_TOKEN_KEY);
}
