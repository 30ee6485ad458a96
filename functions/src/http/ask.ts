import type { Endpoint } from '@bns/domain';
import type { Dependencies } from '../dependencies.ts';
import { admit } from './admit.ts';
import type { Answer } from './answer.ts';
import type { OpenlyAsked } from './asked.ts';
import { countCall } from './countCall.ts';
import { countOpenCall } from './countOpenCall.ts';
import type { Handlers } from './handler.ts';
import type { Incoming } from './incoming.ts';
import { answeredBefore, keyOf, once } from './once.ts';
import { readForm } from './readForm.ts';
import { readJson } from './readJson.ts';
import { readQuery } from './readQuery.ts';
import { readSubject } from './readSubject.ts';
import { readUpload } from './readUpload.ts';
import { requireParams } from './requireParams.ts';
import type { Route } from './route.ts';

type Request = { request: Incoming; requestId: string };

/**
 * Asks the handler of a route, after the request has been understood and whoever may not has been refused: app, bearer,
 * address, query, JSON body; the answer of before, where the request is a repeat; policy; then a photo, whose bytes are
 * not worth decoding for anybody else; then the limits (decision 17).
 */
export async function ask(
  { name, endpoint, params, query: sent }: Route,
  { request, requestId }: Request,
  handlers: Handlers,
  dependencies: Dependencies,
): Promise<Answer> {
  const handler = handlers[name];
  if (handler === undefined) throw new Error(`${name} has no handler`);
  const { authorization, 'x-firebase-appcheck': app } = request.headers;
  if (dependencies.isAppCheckEnforced && endpoint.token !== 'none') await dependencies.verifyApp(app);
  const caller =
    endpoint.token === 'none' ? null : await dependencies.verifyBearer(authorization, endpoint.token);
  requireParams(params);
  const email = endpoint.email === 'required' ? readSubject(sent) : (caller?.email ?? '');
  const query = (await readQuery(endpoint, sent)) as object;
  const now = new Date();
  const openly: OpenlyAsked = { params, query, now, requestId, key: null };
  // The endpoint's schemas have just made of query and body what its handler takes.
  const answer = (asked: object) => handler(asked as Parameters<typeof handler>[0], dependencies);
  if (caller === null) {
    countOpenCall(endpoint, { sent, query, headers: request.headers }, dependencies.countPages);
    return answer({ ...openly, body: await bodyOf(endpoint, request) });
  }

  const json = endpoint.body === 'multipart' ? null : await bodyOf(endpoint, request);
  const key = endpoint.keyed ? keyOf(request, caller.uid) : null;
  const person = await dependencies.users.readUser(caller.uid);
  const mayRepeat = key !== null && person?.isDeleted !== true;
  const before = mayRepeat ? await answeredBefore(key, now, dependencies) : null;
  if (before !== null) return before;
  await admit(endpoint, { caller, person, email }, { params, body: json }, dependencies);
  const body = json ?? (await bodyOf(endpoint, request));
  await countCall(endpoint, { uid: caller.uid, headers: request.headers, now }, dependencies);
  const asked = { ...openly, key: key && `${key.id.slice(0, 10)}${key.print}`, caller, person, email, body };
  return key === null ? answer(asked) : once(key, now, dependencies, () => answer(asked));
}

async function bodyOf({ body }: Endpoint, request: Incoming): Promise<unknown> {
  if (body === null) return null;
  if (body === 'form') return readForm(request);
  return body === 'multipart' ? readUpload(request) : readJson(body, request);
}
