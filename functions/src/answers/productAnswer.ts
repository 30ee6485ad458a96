import { type Contact, type OwnProductAnswer, type ProductAnswer, productFields } from '@bns/domain';
import type { StoredProduct } from '../store/products.ts';

/** A whole phone as every answer shows it: its listing fields, and nothing of its seller's contact. */
export function productAnswer(id: string, product: StoredProduct): ProductAnswer {
  return { _id: id, ...productFields(product), time: product.time.toDate().toISOString() };
}

/** As its seller sees it; one whose contact is lost says '' there, so that he still finds the phone. */
export function ownProductAnswer(
  id: string,
  product: StoredProduct,
  { sellerEmail, sellerPhone }: Omit<Contact, 'sellerId'> = { sellerEmail: '', sellerPhone: '' },
): OwnProductAnswer {
  return { ...productAnswer(id, product), sellerEmail, sellerPhone };
}
