import { requireDocumented } from './documented.ts';

type Asking = {
  /** The bearer. */
  token?: string | undefined;
  query?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is. */
  raw?: string | Buffer | FormData;
  headers?: Record<string, string>;
};

export type Reply = { status: number; headers: Headers; body: Record<string, unknown>; text: string };

/**
 * Asks the API on Hosting, as any client does, and holds the answer against the API's own description. The body is `{}`
 * where the answer is no JSON object.
 */
export async function ask(method: string, path: string, asking: Asking = {}): Promise<Reply> {
  const { token, query = {}, body, raw, headers = {} } = asking;
  const search = new URLSearchParams(query).toString();
  const response = await fetch(`${process.env['BNS_API_URL']}${path}${search && `?${search}`}`, {
    method,
    redirect: 'manual',
    headers: {
      // A connection that lies idle may be closed at its other end in the moment that it is used again.
      connection: 'close',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(raw !== undefined && { body: raw as BodyInit }),
  });
  const text = await response.text();
  requireDocumented(method, path, { status: response.status, headers: response.headers, text });
  const isJson = text !== '' && /json/.test(response.headers.get('content-type') ?? '');
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : {}, text };
}

/** Status and code of a refusal, in one value to compare. */
export const verdict = ({ status, body }: Reply) => [status, body['code']];
