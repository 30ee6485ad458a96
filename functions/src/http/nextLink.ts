/**
 * The Link header of a page that is not the last: the same address with the next cursor, on the site, where it can be
 * asked as it stands.
 * @param url path and query as they came in
 */
export function nextLink(next: string | undefined, url: string, site: string): { Link?: string } {
  if (next === undefined) return {};
  const [path = '', ...search] = url.split('?');
  const query = new URLSearchParams(search.join('?'));
  query.set('cursor', next);
  return { Link: `<${site}/api${path.replace(/^\/api(?=\/)/, '')}?${query.toString()}>; rel="next"` };
}
