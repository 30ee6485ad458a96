import type { IncomingHttpHeaders } from 'node:http';
import { API_NOTICE, API_PAGE, DomainError, type Endpoint } from '@bns/domain';
import type { CountPages } from './openPages.ts';

type Call = { sent: URLSearchParams; query: object; headers: IncomingHttpHeaders };

/** @returns whether a call that anybody may make has answers without number, so that no cache bounds what they cost */
export const isCountedOpenly = ({ token, query }: Pick<Endpoint, 'token' | 'query'>): boolean =>
  token === 'none' && query !== null;

/**
 * Counts a call that anybody may make, where its query makes it one that caches do not know: a longer page as several.
 * @param query as the endpoint's schema made it
 * @throws DomainError `too-many-requests` with the seconds until the window ends
 */
export function countOpenCall(endpoint: Endpoint, { sent, query, headers }: Call, count: CountPages): void {
  if (!isCountedOpenly(endpoint) || sent.size === 0) return;
  const { limit = API_PAGE.usual } = query as { limit?: number };
  const wait = count(headers, Math.ceil(limit / API_PAGE.usual));
  if (wait === null) return;
  throw new DomainError('too-many-requests', API_NOTICE.tooManyCalls, { retryAfterSeconds: wait });
}
