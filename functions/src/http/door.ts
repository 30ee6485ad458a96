import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { DomainError, ENDPOINTS, type EndpointName, NOTICE } from '@bns/domain';
import type { Dependencies } from '../dependencies.ts';
import { logAnswered, logFault } from '../log.ts';
import { ask } from './ask.ts';
import { cacheControl, NOT_KEPT } from './caching.ts';
import { crossOrigin, preflight } from './crossOrigin.ts';
import type { Handlers } from './handler.ts';
import type { Incoming } from './incoming.ts';
import { nextLink } from './nextLink.ts';
import { problemOf } from './problem.ts';
import { type Reply, replyProblem, replyWith, send } from './reply.ts';
import { allowedMethods, route, type Table } from './route.ts';

/**
 * The one way in: request id → route → bearer → query and body by schema → policy → limits → handler → answer. Handlers return
 * values or throw; everything that HTTP knows is in this folder.
 * @param dependencies called at the first request: params have no values while a deploy loads the code
 */
export function door(handlers: Handlers, dependencies: () => Dependencies) {
  // In the order of ENDPOINTS, where fixed words stand before parameters, whatever order the handlers come in.
  const table: Table = Object.fromEntries(Object.entries(ENDPOINTS).filter(([name]) => name in handlers));

  return async (request: Incoming, response: ServerResponse): Promise<void> => {
    const started = performance.now();
    const requestId = randomUUID();
    const { method = 'GET', url = '/', headers } = request;
    const { allowedOrigins, site } = dependencies();
    let call: EndpointName | null = null;

    const replyTo = async (): Promise<Reply> => {
      if (method === 'OPTIONS')
        return replyPreflight(headers.origin, allowedOrigins, allowedMethods(url, table));
      const found = route(method, url, table);
      call = found.name;
      const answer = await ask(found, { request, requestId }, handlers, dependencies());
      return replyWith(answer, {
        'Cache-Control': cacheControl(found.endpoint, headers.authorization),
        ...nextLink(answer.next, url, site),
      });
    };

    const reply = await replyTo().catch((error: unknown) => {
      const problem = problemOf(error, requestId);
      if (problem.code === 'internal') logFault(requestId, error);
      return replyProblem(problem, error);
    });
    const everywhere = { ...crossOrigin(headers.origin, allowedOrigins), 'X-Request-Id': requestId };
    send(response, { ...reply, headers: { ...everywhere, ...reply.headers } });
    const ms = Math.round(performance.now() - started);
    logAnswered({ requestId, call, method, status: reply.status, ms });
  };
}

function replyPreflight(origin: string | undefined, allowed: readonly string[], methods: string): Reply {
  if (methods === '') throw new DomainError('not-found', NOTICE.noSuchAddress);
  const headers = { ...preflight(origin, allowed, methods), 'Cache-Control': NOT_KEPT };
  return { status: 204, headers, body: '' };
}
