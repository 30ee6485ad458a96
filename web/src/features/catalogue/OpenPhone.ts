import type { ProductAnswer, ProductFields } from '@bns/domain';
import type { Moment } from '../../ui/postedAgo.ts';

/** A phone as its page shows it, whether it came as an answer or live. */
export type OpenPhone = ProductFields<Moment> & { productId: string };

/** An answer of the API as a page shows it. */
export const openPhoneOf = ({ _id, ...phone }: ProductAnswer): OpenPhone => ({ ...phone, productId: _id });
