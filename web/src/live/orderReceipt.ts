import { type Receipt, receiptOf } from '@bns/domain';
import type { OrderRow } from './rows.ts';

/** Whether the buyer of an order got his phone, as it counts at this moment. */
export const orderReceipt = (order: OrderRow): Receipt =>
  receiptOf({ ...order, handedOverMs: order.handedOverAt?.getTime() }, Date.now());
