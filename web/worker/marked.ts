import { KEPT_HEADER } from '../src/api/keptHeader.ts';

/** @returns the same answer, marked as one that was kept: the page asks again when the line is back */
export function marked(kept: Response): Response {
  const headers = new Headers(kept.headers);
  headers.set(KEPT_HEADER, 'yes');
  return new Response(kept.body, { status: kept.status, statusText: kept.statusText, headers });
}
