import type { Order, Reservation } from '@bns/domain';
import type { Version } from './documents.ts';

/** Where the buyer pays; `isNew` where no attempt was open. */
export type Started = { tranId: string; gatewayUrl: string; isNew: boolean };

/** An attempt that begins. */
export type Attempt = { tranId: string; orderId: string; order: Order<Date> };

/** Who holds the phone of an attempt; nobody any more where `held` is undefined. */
export type Held = { path: string; held: Reservation<Date> | undefined; version: Version };
