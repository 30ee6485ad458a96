import type { Ended } from './gateway.ts';

/** How the gateway says in answer to our question that an attempt came to nothing (contract sslcommerz §4). */
export const ENDS: Readonly<Partial<Record<string, Ended>>> = {
  FAILED: 'failed',
  CANCELLED: 'cancelled',
  EXPIRED: 'expired',
};

/** How its messages say so: they alone know of a buyer who left without choosing how to pay (§2). */
export const MESSAGE_ENDS: Readonly<Partial<Record<string, Ended>>> = { ...ENDS, UNATTEMPTED: 'expired' };
