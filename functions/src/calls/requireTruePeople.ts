import { DomainError, type NamedPhone, NOTICE } from '@bns/domain';
import type { Caller } from '../callers/caller.ts';
import type { Dependencies } from '../dependencies.ts';

/**
 * A body may say who buys and who sells, but nobody else than those who do (rest-api contract). 1 read where it names the
 * seller.
 * @throws DomainError `forbidden`
 */
export async function requireTruePeople(
  { productId, buyerEmail, sellerEmail }: NamedPhone,
  caller: Pick<Caller, 'email'>,
  { products }: Pick<Dependencies, 'products'>,
): Promise<void> {
  if (buyerEmail !== undefined && buyerEmail !== caller.email) {
    throw new DomainError('forbidden', NOTICE.otherPersonsEmail);
  }
  if (sellerEmail === undefined) return;
  const contact = (await products.readContacts([productId])).get(productId);
  if (contact?.sellerEmail !== sellerEmail) throw new DomainError('forbidden', NOTICE.notAllowed);
}
