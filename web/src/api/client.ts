import { CALL_TIMEOUT_MS, DomainError, type Endpoint, MESSAGES, NOTICE } from '@bns/domain';
import { ApiError, errorOf } from './apiError.ts';
import { KEPT_HEADER } from './keptHeader.ts';

/** Gives the bearer of the signed-in person, or null. */
type TokenSource = () => Promise<string | null>;

let tokenSource: TokenSource = () => Promise.resolve(null);

/** The session registers here, so that this room knows nothing of Firebase. */
export function setTokenSource(source: TokenSource): void {
  tokenSource = source;
}

export function currentToken(): Promise<string | null> {
  return tokenSource();
}

type CallOptions = {
  /** Values of the `{name}` parts of the path. */
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** A bearer other than the signed-in person's current one. */
  token?: string;
  /** Called where the service worker answered for a network that did not, from what it keeps. */
  onKept?: () => void;
};

/** What a call needs to know of its endpoint; rows of the domain's ENDPOINTS fit. */
export type Call = Pick<Endpoint, 'method' | 'path' | 'token'>;

/** The address of a call on this page's own host. */
export function apiUrl(path: string, { params = {}, query = {} }: CallOptions = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  return `/api${filled}${search === '' ? '' : `?${search}`}`;
}

/**
 * What needs an answer is refused at once where there is no line: it would only hang (case 59).
 * @throws DomainError in words
 */
export function requireLine(): void {
  if (globalThis.navigator?.onLine === false) throw new DomainError('upstream', NOTICE.offline);
}

/**
 * Asks the REST API. 200 to 299 is success; it gives up after 30 s (decisions 13).
 * @typeParam Answer what the contract promises for this call
 * @throws ApiError always with words for a person; DomainError where something is to be changed and there is no line
 */
export async function callApi<Answer>(call: Call, options: CallOptions = {}): Promise<Answer> {
  if (call.method !== 'GET') requireLine();
  try {
    const token = options.token ?? (call.token === 'none' ? null : await currentToken());
    const response = await fetch(apiUrl(call.path, options), {
      method: call.method,
      headers: {
        accept: 'application/json',
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(options.body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    });
    if (!response.ok) throw errorOf(response.headers.get('content-type'), await response.text());
    if (response.headers.has(KEPT_HEADER)) options.onKept?.();
    return (await response.json()) as Answer;
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    throw new ApiError({ code: 'internal', message: MESSAGES.wrong, cause });
  }
}
