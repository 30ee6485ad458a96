import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Answer, bodyOf, listenAt, plain, send } from '../standIn.ts';
import { answerCall } from './calls.ts';
import { type PayBody, pay, release, requests, switchTo } from './control.ts';
import { openPage, press } from './customer.ts';
import type { SwitchBody } from './switches.ts';
import { World } from './world.ts';

interface StandInOptions {
  /** Where it listens, and what its pages' addresses say. */
  port: number;
  /** A second port at which it answers alike. */
  alsoAt?: number;
  storeId: string;
  password: string;
  /** The moment, in ms. */
  now?: () => number;
}

/** What came: the query, and the body as it is. */
interface Asked {
  query: URLSearchParams;
  body: string;
}

const fieldsOf = (form: URLSearchParams) => Object.fromEntries(form);
const formOf = ({ body }: Asked) => new URLSearchParams(body);
const jsonOf = <Body>({ body }: Asked) => JSON.parse(body === '' ? '{}' : body) as Body;

const isRefund = ({ query }: Asked) => query.has('bank_tran_id') || query.has('refund_ref_id');

const ROUTES: Partial<Record<string, (world: World, asked: Asked) => Answer | Promise<Answer>>> = {
  'POST /gwprocess/v4/api.php': (world, asked) => answerCall(world, 'session', fieldsOf(formOf(asked))),
  'GET /validator/api/validationserverAPI.php': (world, { query }) =>
    answerCall(world, 'validate', fieldsOf(query)),
  'GET /validator/api/merchantTransIDvalidationAPI.php': (world, asked) =>
    answerCall(world, isRefund(asked) ? 'refund' : 'query', fieldsOf(asked.query)),
  'GET /gwprocess/v4/gw.php': (world, { query }) => openPage(world, query.get('SESSIONKEY') ?? ''),
  'POST /gwprocess/v4/pay.php': (world, asked) => press(world, formOf(asked)),
  'POST /__switch': (world, asked) => switchTo(world, jsonOf<SwitchBody | { reset: true }>(asked)),
  'POST /__release': (world, asked) => release(world, jsonOf<{ tranId?: string }>(asked)),
  'POST /__pay': (world, asked) => pay(world, jsonOf<PayBody>(asked)),
  'GET /__requests': requests,
};

/**
 * The stand-in for SSLCommerz' hosted checkout (contract sslcommerz): the three calls of a shop, the customer's page, the
 * messages back, and for tests `POST /__switch`, `POST /__pay`, `POST /__release` and `GET /__requests`.
 * @returns what ends it
 */
export async function startSslcommerz(options: StandInOptions): Promise<() => Promise<void>> {
  const { port, alsoAt, storeId, password, now = Date.now } = options;
  const world = new World({ storeId, password }, `http://127.0.0.1:${port}`, now);

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = new URL(request.url ?? '/', world.site);
    const route = ROUTES[`${request.method} ${address.pathname}`];
    const asked = { query: address.searchParams, body: await bodyOf(request) };
    send(response, route === undefined ? plain(404, 'Not found') : await route(world, asked));
  }
  return listenAt([port, ...(alsoAt === undefined ? [] : [alsoAt])], serve);
}
