import type { Contact } from '@bns/domain';

/** `products/{id}/private/contact` of the seller's phone. */
export function aContact(over: Partial<Contact> = {}): Contact {
  return { sellerId: 'seller', sellerEmail: 'seller@bns.test', sellerPhone: '01712345678', ...over };
}
