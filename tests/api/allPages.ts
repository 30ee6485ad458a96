import { ask, type Reply } from './ask.ts';

type Row = { _id: string } & Record<string, unknown>;
type Asking = Parameters<typeof ask>[2];

/** A list that an answer holds. */
export const rowsOf = ({ text }: Reply) => JSON.parse(text) as Row[];

/** A list to its end, page by page, as the Link headers lead. */
export async function allPages(path: string, asking: Asking): Promise<Row[][]> {
  const pages: Row[][] = [];
  let next: Record<string, string> | null = asking?.query ?? {};
  while (next !== null) {
    const reply = await ask('GET', path, { ...asking, query: next });
    pages.push(rowsOf(reply));
    next = nextOf(reply, path);
  }
  return pages;
}

/** The query of the next page; null on the last one. Its address is that of the same list. */
function nextOf({ headers }: Reply, path: string): Record<string, string> | null {
  const link = headers.get('link');
  if (link === null) return null;
  const [, address = '', query = ''] = /^<([^?]*)\?(.*)>; rel="next"$/.exec(link) ?? [];
  if (address !== `${process.env['BNS_API_URL']}${path}`) throw new Error(`${path} leads to ${link}`);
  return Object.fromEntries(new URLSearchParams(query));
}
