import { QUERIES, receiptOf, receive } from '@bns/domain';
import { inTransaction } from './inTransaction.ts';
import { inLanes } from './lanes.ts';
import { queryOf } from './listPage.ts';
import { handedOf, type StoredOrder } from './orders.ts';
import { pagesOf } from './pages.ts';

const AT_ONCE = 8;

/**
 * Seven days of silence are a yes (architecture "Money"): orders of phones that were sold in person, whose buyers were
 * asked and have not answered, become received and paid. Reads each order that was handed over and is not paid.
 * @returns how many
 */
export async function settleReceipts(nowMs: number): Promise<number> {
  let settled = 0;
  for await (const page of pagesOf(queryOf(QUERIES.receipts, ['handedOver', false]))) {
    const silent = page.filter((row) => isSilent(row.data() as StoredOrder, nowMs));
    await inLanes(AT_ONCE, silent, async ({ ref }) => {
      // His answer may have come meanwhile.
      const isSettled = await inTransaction(async (transaction) => {
        const order = (await transaction.get(ref)).data() as StoredOrder | undefined;
        if (order === undefined || !isSilent(order, nowMs)) return false;
        transaction.update(ref, { ...receive(handedOf(order), true, nowMs) });
        return true;
      });
      if (isSettled) settled += 1;
    });
  }
  return settled;
}

const isSilent = (order: StoredOrder, nowMs: number) =>
  order.received === undefined && receiptOf(handedOf(order), nowMs) === 'received';
