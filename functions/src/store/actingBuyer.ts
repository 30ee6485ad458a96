import { type Buyer, nameOrEmail, productPath } from '@bns/domain';
import type { Transaction } from 'firebase-admin/firestore';
import type { Caller } from '../callers/caller.ts';
import { db } from '../firebase.ts';
import { type Actor, actingIn } from './actor.ts';
import type { StoredProduct } from './products.ts';

/** Whoever wishes or books; what the identity service calls him is for one who has no document. */
export type ActingBuyer = Actor & Pick<Caller, 'email' | 'name'>;

/**
 * The phone and who wants it, as they are in the transaction: 2 reads.
 * @throws what the judgement of the actor throws
 */
export async function wantedIn(
  transaction: Transaction,
  productId: string,
  actor: ActingBuyer,
): Promise<{ product: StoredProduct | undefined; buyer: Buyer }> {
  const product = (await transaction.get(db.doc(productPath(productId)))).data() as StoredProduct | undefined;
  const { person } = await actingIn(transaction, actor, product?.sellerId);
  const { uid, email } = actor;
  return { product, buyer: { uid, email, name: person?.name ?? nameOrEmail(actor.name, email) } };
}
