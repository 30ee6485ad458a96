/**
 * The Link header of a page that is not the last: the same address with the next cursor, on the site, where it can be
 * asked as it stands (RFC 8288).
 * @param url path and query as they came in
 */
export function nextLink(next: string | undefined, url: string, site: string): { Link?: string } {
  if (next === undefined) return {};
  const [path = '', ...search] = url.split('?');
  const query = new URLSearchParams(search.join('?'));
  query.set('cursor', next);
  const { href } = new URL(`${site}/api${path.replace(/^\/api(?=\/)/, '')}`);
  return { Link: `<${href}?${query.toString()}>; rel="next"` };
}
