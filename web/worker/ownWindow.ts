import { OPENER_POLICY, OWN_WINDOW, WITHOUT_OPENER_POLICY } from '../src/live/openerPolicy.ts';

/**
 * Who has a worker has been here before and may be signed in: a page that comes to him by it has the opener policy.
 * @returns the page with the header, and with a mark by which it knows; any other answer as it is
 */
export function inOwnWindow(pathname: string, page: Response): Response {
  if (pathname !== WITHOUT_OPENER_POLICY || !page.ok) return page;
  const headers = new Headers(page.headers);
  headers.set(OPENER_POLICY.name, OPENER_POLICY.value);
  headers.append('server-timing', OWN_WINDOW);
  return new Response(page.body, { status: page.status, statusText: page.statusText, headers });
}
