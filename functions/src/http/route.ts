import { DomainError, type Endpoint, type EndpointName, NOTICE } from '@bns/domain';
import { WrongMethod } from './wrongMethod.ts';

export type Route = {
  name: EndpointName;
  endpoint: Endpoint;
  params: Record<string, string>;
  query: URLSearchParams;
};

/** The endpoints that one function answers to; those with fixed words stand before those with parameters. */
export type Table = Partial<Record<EndpointName, Endpoint>>;

/** @returns the methods that a path answers to, as the Allow header has them; '' where there is no such path */
export function allowedMethods(url: string, table: Table): string {
  const methods = matching(url, table).map(({ endpoint }) => endpoint.method);
  if (methods.length === 0) return '';
  const head = methods.includes('GET') ? ['HEAD'] : [];
  return [...new Set([...methods, ...head, 'OPTIONS'])].join(', ');
}

/**
 * The endpoint that a request means. One leading `/api` is stripped, so that Hosting and the function's own address
 * answer alike (architecture "Fixed points").
 * @param url path and query as they came in
 * @throws DomainError `not-found`, or WrongMethod where the path is known
 */
export function route(method: string, url: string, table: Table): Route {
  const found = matching(url, table);
  if (found.length === 0) throw new DomainError('not-found', NOTICE.noSuchAddress);
  const wanted = method === 'HEAD' ? 'GET' : method;
  const match = found.find(({ endpoint }) => endpoint.method === wanted);
  if (match === undefined) throw new WrongMethod(allowedMethods(url, table));
  return match;
}

function matching(url: string, table: Table): Route[] {
  const [path = '', ...search] = url.split('?');
  const segments = segmentsOf(path);
  if (segments === null) return [];
  const query = new URLSearchParams(search.join('?'));
  return Object.entries(table).flatMap(([key, endpoint]) => {
    const name = key as EndpointName;
    const params = fit(endpoint.path, segments);
    return params === null ? [] : [{ name, endpoint, params, query }];
  });
}

/** The decoded parts of a path; null where one is empty, climbs, holds a slash or a control, or cannot be decoded. */
function segmentsOf(path: string): string[] | null {
  const below = path.replace(/^\/api(?=\/)/, '').replace(/^\//, '');
  try {
    const segments = below.split('/').map(decodeURIComponent);
    return segments.every((segment) => !/^\.{0,2}$|[/\\\u0000-\u001f\u007f]/.test(segment)) ? segments : null;
  } catch {
    return null;
  }
}

function fit(pattern: string, segments: string[]): Record<string, string> | null {
  const parts = pattern.split('/').slice(1);
  if (parts.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [at, part] of parts.entries()) {
    const segment = segments[at] ?? '';
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name === undefined && part !== segment) return null;
    if (name !== undefined) params[name] = segment;
  }
  return params;
}
