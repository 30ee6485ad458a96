import { isWhole } from '@bns/domain';
import { Timestamp } from 'firebase-admin/firestore';
import type { ListPage } from './listPage.ts';

/** A page without the documents that are not what answers count on; whoever wrote one, it must not take the list with it. */
export function wholeRows<Row extends object>(
  { rows, next }: ListPage<Row>,
  kinds: object,
  times: readonly (keyof Row)[],
): ListPage<Row> {
  const isFine = (data: Row) =>
    isWhole(data as Record<string, unknown>, kinds) &&
    times.every((field) => data[field] instanceof Timestamp);
  return { rows: rows.filter(({ data }) => isFine(data)), next };
}
