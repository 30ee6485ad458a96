import {
  type Kinds,
  PRODUCT_KINDS,
  type Product,
  type ProductAnswer,
  type ProductFields,
  productFields,
} from './product.ts';

/** `wishlists/{buyerId}_{productId}`; `productGone` marks a wish whose phone was deleted or hidden. */
export type Wish<Time> = ProductFields<Time> & {
  productId: string;
  buyerId: string;
  buyerEmail: string;
  buyerName: string;
  addedAt: Time;
  productGone?: true;
};

/** Of which kind the fields of a wish are. */
export const WISH_KINDS: Kinds<Wish<unknown>, 'time' | 'addedAt' | 'productGone'> = {
  ...PRODUCT_KINDS,
  productId: 'string',
  buyerId: 'string',
  buyerEmail: 'string',
  buyerName: 'string',
};

/** Who wishes or books: the signed-in person. */
export type Buyer = { uid: string; name: string; email: string };

/** The document of a new wish: every product field as it is now. */
export function newWish<Time>(
  productId: string,
  product: Product<Time>,
  buyer: Buyer,
  now: Time,
): Wish<Time> {
  return {
    ...productFields(product),
    productId,
    buyerId: buyer.uid,
    buyerEmail: buyer.email,
    buyerName: buyer.name,
    addedAt: now,
  };
}

/** A wish over REST. */
export type WishAnswer = ProductAnswer &
  Pick<Wish<string>, 'productId' | 'buyerEmail' | 'buyerName' | 'addedAt'> & { productGone: boolean };
