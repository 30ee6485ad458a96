import type { IncomingHttpHeaders } from 'node:http';

/** What the door looks at of a request. */
export type Incoming = {
  method?: string | undefined;
  /** Path and query. */
  url?: string | undefined;
  headers: IncomingHttpHeaders;
  rawHeaders: string[];
  rawBody?: Buffer | undefined;
};

/** The Content-Type as it was sent, '' for none: `headers` may have been changed by keepBodiesRaw. */
export function sentContentType({ rawHeaders }: Pick<Incoming, 'rawHeaders'>): string {
  const at = rawHeaders.findIndex((name, index) => index % 2 === 0 && name.toLowerCase() === 'content-type');
  return at === -1 ? '' : (rawHeaders[at + 1] ?? '');
}
