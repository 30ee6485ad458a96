import type { ProductFields } from '@bns/domain';

/** What booking needs to know of a phone; products, wishes and the landing's phones all fit. */
export type BookablePhone = Pick<
  ProductFields<unknown>,
  'title' | 'cardImage' | 'resalePrice' | 'sellerId' | 'isSold'
> & { productId: string };
