const MAX_AGE_S = 3600;

type Headers = Record<string, string>;

/**
 * Headers that let a page of an allowed origin read the answer; origins are compared exactly. Bearers only, never
 * cookies, so no credentials are allowed.
 * @param origin the request's Origin header
 */
export function crossOrigin(origin: string | undefined, allowed: readonly string[]): Headers {
  const vary = { Vary: 'Origin' };
  if (origin === undefined || !allowed.includes(origin)) return vary;
  return {
    ...vary,
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': 'X-Request-Id, Link, Retry-After, Allow',
  };
}

/**
 * What a browser asks beforehand.
 * @param methods what the path answers to, as the Allow header has it
 */
export function preflight(origin: string | undefined, allowed: readonly string[], methods: string): Headers {
  const headers = crossOrigin(origin, allowed);
  if (!('Access-Control-Allow-Origin' in headers)) return { ...headers, Allow: methods };
  return {
    ...headers,
    Allow: methods,
    'Access-Control-Allow-Methods': methods,
    'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key, X-Firebase-AppCheck',
    'Access-Control-Max-Age': String(MAX_AGE_S),
  };
}
