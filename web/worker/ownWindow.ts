import { OPENER_POLICY, OWN_WINDOW, WITHOUT_OPENER_POLICY } from '../src/live/openerPolicy.ts';
import { withHeaders } from './withHeaders.ts';

/**
 * Who has a worker has been here before and may be signed in: a page that comes to him by it has the opener policy.
 * @returns the page with the header, and with a mark by which it knows; any other answer as it is
 */
export function inOwnWindow(pathname: string, page: Response): Response {
  if (pathname !== WITHOUT_OPENER_POLICY || !page.ok) return page;
  return withHeaders(page, (headers) => {
    headers.set(OPENER_POLICY.name, OPENER_POLICY.value);
    headers.append('server-timing', OWN_WINDOW);
  });
}
