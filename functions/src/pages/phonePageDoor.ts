import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { DomainError, NOTICE, PAGE_GONE, PRODUCT_ID, type ProductAnswer, SITE_NAME } from '@bns/domain';
import { productAnswer } from '../answers/productAnswer.ts';
import { openPhone } from '../calls/openPhone.ts';
import type { Dependencies } from '../dependencies.ts';
import { KEPT_BY_CDN, NOT_KEPT } from '../http/caching.ts';
import type { Incoming } from '../http/incoming.ts';
import type { CountPages } from '../http/openPages.ts';
import { type Reply, send } from '../http/reply.ts';
import { logAnswered, logFault } from '../log.ts';
import { barePage } from './barePage.ts';
import { escapedJson, escapedText } from './escaped.ts';
import { filledShell } from './filledShell.ts';
import { phoneHead } from './phoneHead.ts';
import { tag } from './tag.ts';

/** What a phone's page asks of the world. */
export type PageWorld = {
  site: string;
  products: Pick<Dependencies['products'], 'readShowable'>;
  /** The app's HTML. */
  shell: () => Promise<string>;
  /** Of each answer. */
  headers: Readonly<Record<string, string>>;
  countPages: CountPages;
};

/**
 * The door of `/phone/{id}`: the app's HTML with what is to be known of the phone in it, so that previews of links and
 * search engines find it and the app asks no second time. Open to everybody and the same for everybody: what the request
 * says of who asks becomes no part of it. 1 read.
 * @param world called at each request: params have no values while a deploy loads the code
 */
export function phonePageDoor(world: () => PageWorld) {
  return async (request: Incoming, response: ServerResponse): Promise<void> => {
    const started = performance.now();
    const requestId = randomUUID();
    const { method = 'GET', url = '/' } = request;
    const here = world();
    const elsewhere = leadingOn(request, here);
    const reply = elsewhere ?? (await replyTo(method, url, here, requestId));
    send(response, { ...reply, headers: { ...here.headers, ...reply.headers, 'X-Request-Id': requestId } });
    const ms = Math.round(performance.now() - started);
    logAnswered({ requestId, call: 'phonePage', method, status: reply.status, ms });
  };
}

/**
 * An address with a query is one that the CDN does not know. Whose network has asked for too many of them is led to the
 * phone's own, which it does; no read.
 * @returns null for all others
 */
function leadingOn({ url = '/', headers }: Incoming, { site, countPages }: PageWorld): Reply | null {
  const productId = idIn(url);
  if (productId === undefined || !url.includes('?') || countPages(headers, 1) === null) return null;
  const reply = html(302, '', NOT_KEPT);
  return { ...reply, headers: { ...reply.headers, Location: `${site}/phone/${productId}` } };
}

async function replyTo(method: string, url: string, world: PageWorld, requestId: string): Promise<Reply> {
  if (method !== 'GET' && method !== 'HEAD') return refusal();
  try {
    return await replyPage(url, world, requestId);
  } catch (error) {
    logFault(requestId, error);
    return html(503, barePage(), NOT_KEPT);
  }
}

/** @throws where there is no shell to put anything into */
async function replyPage(url: string, world: PageWorld, requestId: string): Promise<Reply> {
  // Both at once; what became of the read is looked at when there is a page to tell it on.
  const [page, read] = await Promise.allSettled([world.shell(), answerTo(url, world)]);
  if (page.status === 'rejected') throw page.reason;
  if (read.status === 'fulfilled') {
    const at = new Date().toISOString();
    const block = `<script type="application/json" id="phone" data-at="${at}">${escapedJson(read.value)}</script>\n  `;
    return html(200, filledShell(page.value, phoneHead(read.value, world.site), block), KEPT_BY_CDN);
  }
  const { reason } = read;
  if (reason instanceof DomainError && reason.code === 'not-found') {
    return html(404, filledShell(page.value, headOfNothing(`${PAGE_GONE} · ${SITE_NAME}`)), KEPT_BY_CDN);
  }
  // The app runs all the same, asks the API itself, and says in words where that fails too.
  logFault(requestId, reason);
  return html(503, filledShell(page.value, headOfNothing(SITE_NAME)), NOT_KEPT);
}

/**
 * The phone of an address, as GET /phones/{id} answers it.
 * @throws DomainError `not-found`, also where the address can be no phone's: nothing else becomes part of a document's path
 */
async function answerTo(url: string, { products }: PageWorld): Promise<ProductAnswer> {
  const productId = idIn(url);
  if (productId === undefined) throw new DomainError('not-found', NOTICE.gone);
  return productAnswer(productId, await openPhone(productId, { products }));
}

function idIn(url: string): string | undefined {
  const [, productId = ''] = /^\/phone\/([^/?#]+)\/?(?:[?#]|$)/.exec(url) ?? [];
  return PRODUCT_ID.test(productId) ? productId : undefined;
}

function headOfNothing(title: string): string {
  return `<title>${escapedText(title)}</title>\n    ${tag('meta', { name: 'robots', content: 'noindex' })}`;
}

function refusal(): Reply {
  const { status, headers, body } = html(405, barePage(), NOT_KEPT);
  return { status, headers: { ...headers, Allow: 'GET, HEAD' }, body };
}

function html(status: number, body: string, cacheControl: string): Reply {
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': cacheControl };
  return { status, headers, body };
}
