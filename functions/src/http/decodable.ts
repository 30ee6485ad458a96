/**
 * The address that the functions host is to route by: one whose path cannot be decoded is the address of nothing, and
 * the host's router would answer it itself, with a page that shows a stack trace.
 * @param url path and query as they came in
 */
export function decodable(url: string): string {
  const [path = ''] = url.split('?', 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return '/undecodable';
  }
}
