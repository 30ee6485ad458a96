import { COLLECTIONS, type Product, WISH_FIELDS, wishCopy } from '@bns/domain';
import { db } from '../firebase.ts';
import { readProduct } from './products.ts';
import { type Fields, lacking, settleAll, settleOne } from './settling.ts';

/** Makes the wishes of a phone say what it is; undefined where it was deleted. */
export async function settleWishesOf(
  productId: string,
  product: Product<unknown> | undefined,
): Promise<void> {
  const wishes = db.collection(COLLECTIONS.wishlists).where('productId', '==', productId);
  await settleAll(wishes, { fields: WISH_FIELDS, plan: (wish) => wishLacks(wish, product) });
}

/** Makes one wish say what its phone is: at least 2 reads. */
export async function settleWish(wishId: string): Promise<void> {
  await settleOne(`${COLLECTIONS.wishlists}/${wishId}`, async (wish) =>
    wishLacks(wish, (await readProduct(String(wish['productId'])))?.product),
  );
}

/** What a wish does not say of its phone. */
export const wishLacks = (wish: Fields, product: Product<unknown> | undefined): Fields | null =>
  lacking(wish, wishCopy(product));
