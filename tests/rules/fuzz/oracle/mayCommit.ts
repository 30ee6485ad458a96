import { afterCommit } from '../after.ts';
import type { Scenario } from '../scenario.ts';
import type { Judged } from './judged.ts';
import { mayWriteOrder, mayWriteReporter, mayWriteWish } from './pairs.ts';
import { mayWriteQuota, mayWriteUser } from './people.ts';
import { mayWriteContact, mayWriteProduct } from './phones.ts';

type Judge = (judged: Judged, ...ids: string[]) => boolean;

/** Who judges which path; `*` is an id, handed over in order. Nobody writes anything else. */
const JUDGES: readonly (readonly [pattern: string, judge: Judge])[] = [
  ['users/*', (judged, uid = '') => mayWriteUser(judged, uid)],
  ['users/*/quota/*', (judged, uid = '', day = '') => mayWriteQuota(judged, uid, day)],
  ['products/*', (judged, productId = '') => mayWriteProduct(judged, productId)],
  ['products/*/private/contact', (judged, productId = '') => mayWriteContact(judged, productId)],
  ['wishlists/*', (judged, wishId = '') => mayWriteWish(judged, wishId)],
  ['orders/*', (judged, orderId = '') => mayWriteOrder(judged, orderId)],
  [
    'reportedProducts/*/reporters/*',
    (judged, productId = '', uid = '') => mayWriteReporter(judged, productId, uid),
  ],
];

function idsIn(path: string, pattern: string): string[] | null {
  const found = new RegExp(`^${pattern.replaceAll('*', '([^/]+)')}$`).exec(path);
  return found === null ? null : found.slice(1);
}

/**
 * The verdict of the domain: its schemas, its moves and what it makes of the words of a document. It knows nothing of
 * the rules' text nor of how a scenario came about.
 * @returns whether every write of the commit may be
 */
export function mayCommit({ given, who, writes }: Scenario, projectId: string): boolean {
  if (who === null) return false;
  const afterwards = afterCommit(given, writes);
  return writes.every(({ path }) => {
    const judged: Judged = {
      who,
      projectId,
      audience: who.aud ?? projectId,
      given,
      afterwards,
      before: given[path],
      after: afterwards[path],
    };
    return JUDGES.some(([pattern, judge]) => {
      const ids = idsIn(path, pattern);
      return ids !== null && judge(judged, ...ids);
    });
  });
}
