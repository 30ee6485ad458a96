import type { Endpoint } from '@bns/domain';
import type { Dependencies } from '../dependencies.ts';
import { admit } from './admit.ts';
import type { Answer } from './answer.ts';
import type { OpenlyAsked } from './asked.ts';
import type { Handlers } from './handler.ts';
import type { Incoming } from './incoming.ts';
import { readJson } from './readJson.ts';
import { readUpload } from './readUpload.ts';
import type { Route } from './route.ts';

/**
 * Asks the handler of a route, after whoever may not has been refused. The policy stands before the body: nobody's
 * bytes are parsed for nothing.
 */
export async function ask(
  { name, endpoint, params, query }: Route,
  { request, requestId }: { request: Incoming; requestId: string },
  handlers: Handlers,
  dependencies: Dependencies,
): Promise<Answer> {
  const handler = handlers[name];
  if (handler === undefined) throw new Error(`${name} has no handler`);
  const asked: OpenlyAsked = { params, query, now: new Date(), requestId };
  const { authorization } = request.headers;
  const admitted =
    endpoint.token === 'none' ? {} : await admit(endpoint, { authorization, query, params }, dependencies);
  const body = await bodyOf(endpoint, request);
  // The endpoint's schema has just made of the body what its handler takes.
  return handler({ ...asked, ...admitted, body } as Parameters<typeof handler>[0], dependencies);
}

async function bodyOf({ body }: Endpoint, request: Incoming): Promise<unknown> {
  if (body === null) return null;
  return body === 'multipart' ? readUpload(request) : readJson(body, request);
}
