import type { CategoryRow } from './category.ts';
import { guessDistrict } from './district.ts';
import { DomainError } from './errors.ts';
import { MESSAGES, NOTICE } from './messages.ts';
import type { AddProductValues } from './productForms.ts';

export const CONDITIONS = ['Fair', 'Good', 'Excellent'] as const;
export type Condition = (typeof CONDITIONS)[number];

/**
 * `products/{productId}`, the fields that copies share with it (spec §3, architecture "Data").
 * @typeParam Time Firestore's Timestamp in a document, its sentinel in a write, an ISO string over REST
 */
export type ProductFields<Time> = {
  title: string;
  categoryId: string;
  categoryName: string;
  image: string;
  /** The same picture, small enough for a list of cards (at most CARD_PICTURE); the picture itself where there is none. */
  cardImage: string;
  description: string;
  /** Whole Tk. */
  originalPrice: number;
  /** Whole Tk. */
  resalePrice: number;
  /** The entered years plus ' Years'. */
  yearsOfUse: string;
  condition: Condition;
  time: Time;
  location: string;
  /** One of DISTRICTS, or ''. */
  district: string;
  sellerId: string;
  sellerName: string;
  sellerVerified: boolean;
  isSold: boolean;
  isPaid: boolean;
  isAdvertised: boolean;
  isHidden: boolean;
};

/** The whole document: `keywords`, `priceBand` and `advertisedAt` are a trigger's and no part of copies. */
export type Product<Time> = ProductFields<Time> & {
  keywords?: string[];
  priceBand?: number;
  advertisedAt?: Time;
};

/** `products/{id}/private/contact`: never on a document that strangers can read. */
export type Contact = { sellerId: string; sellerEmail: string; sellerPhone: string };

/** A phone over REST; `_id` is the document's id. */
export type ProductAnswer = ProductFields<string> & { _id: string };

/** A phone over REST as its seller sees it. */
export type OwnProductAnswer = ProductAnswer & Omit<Contact, 'sellerId'>;

/** The copied keys in one place: copies, rules tests and repair walk it. */
export const PRODUCT_KEYS = [
  'title',
  'categoryId',
  'categoryName',
  'image',
  'cardImage',
  'description',
  'originalPrice',
  'resalePrice',
  'yearsOfUse',
  'condition',
  'time',
  'location',
  'district',
  'sellerId',
  'sellerName',
  'sellerVerified',
  'isSold',
  'isPaid',
  'isAdvertised',
  'isHidden',
] as const satisfies readonly (keyof ProductFields<unknown>)[];

/** What a seller may change of a phone that is there (decisions "Editing a phone"); the number stands in its contact. */
export const EDITABLE_KEYS = [
  'title',
  'image',
  'cardImage',
  'description',
  'originalPrice',
  'resalePrice',
  'yearsOfUse',
  'condition',
  'location',
  'district',
] as const satisfies readonly (keyof ProductFields<unknown>)[];

type Kind<Value> = [Value] extends [string] ? 'string' : [Value] extends [number] ? 'number' : 'boolean';

/** Of which kind the fields of a document are that are neither a time, nor optional, nor null at times. */
export type Kinds<Fields, Other extends keyof Fields> = {
  [Key in Exclude<keyof Fields, Other>]: Kind<Fields[Key]>;
};

/** Of which kind each product field is; `time` is the SDK's own. */
export const PRODUCT_KINDS: Kinds<ProductFields<unknown>, 'time'> = {
  title: 'string',
  categoryId: 'string',
  categoryName: 'string',
  image: 'string',
  cardImage: 'string',
  description: 'string',
  originalPrice: 'number',
  resalePrice: 'number',
  yearsOfUse: 'string',
  condition: 'string',
  location: 'string',
  district: 'string',
  sellerId: 'string',
  sellerName: 'string',
  sellerVerified: 'boolean',
  isSold: 'boolean',
  isPaid: 'boolean',
  isAdvertised: 'boolean',
  isHidden: 'boolean',
};

/**
 * @param kinds those of a phone, or of what holds a copy of one
 * @returns whether a document is what screens and answers count on; a script or the console may have written another
 */
export function isWhole(data: Readonly<Record<string, unknown>>, kinds: object = PRODUCT_KINDS): boolean {
  return Object.entries(kinds).every(
    ([field, kind]) => typeof data[field] === kind && (kind !== 'number' || Number.isFinite(data[field])),
  );
}

/** Who lists: the user document of the signed-in person, with its id. */
export type Seller = { uid: string; name: string; email: string; isVerified: boolean };

/** Where a phone's photo is hosted: whole, and small. */
export type Photo = Pick<ProductFields<unknown>, 'image' | 'cardImage'>;

type ListingInput<Time> = {
  values: Omit<AddProductValues, 'image'>;
  photo: Photo;
  category: CategoryRow;
  seller: Seller;
  now: Time;
};

/** The two documents that a filled-in form turns into, written in one batch (architecture "Data"). */
export function newListing<Time>({ values, photo, category, seller, now }: ListingInput<Time>): {
  product: ProductFields<Time>;
  contact: Contact;
} {
  const product: ProductFields<Time> = {
    title: values.title,
    categoryId: category.categoryId,
    categoryName: category.categoryName,
    ...photo,
    description: values.description,
    originalPrice: values.originalPrice,
    resalePrice: values.resalePrice,
    yearsOfUse: values.yearsOfUse,
    condition: values.condition,
    time: now,
    location: values.location,
    district: values.district === '' ? guessDistrict(values.location) : values.district,
    sellerId: seller.uid,
    sellerName: seller.name,
    sellerVerified: seller.isVerified,
    isSold: false,
    isPaid: false,
    isAdvertised: false,
    isHidden: false,
  };
  return {
    product,
    contact: { sellerId: seller.uid, sellerEmail: seller.email, sellerPhone: values.sellerPhone },
  };
}

/** The copied fields alone, for wishes, orders and reports: what `keywords` and the like are left out of. */
export function productFields<Time>(product: Product<Time>): ProductFields<Time> {
  return Object.fromEntries(PRODUCT_KEYS.map((key) => [key, product[key]])) as ProductFields<Time>;
}

/** @returns whether lists show it (architecture "Lists") */
export function isOnMarket(product: Pick<ProductFields<unknown>, 'isSold' | 'isHidden'>): boolean {
  return !product.isSold && !product.isHidden;
}

/** @throws DomainError `sold` or `not-found` where the phone cannot be booked */
export function requireOnMarket<Phone extends Pick<ProductFields<unknown>, 'isSold' | 'isHidden'>>(
  product: Phone | undefined,
): Phone {
  if (product === undefined || product.isHidden) throw new DomainError('not-found', NOTICE.gone);
  if (product.isSold) throw new DomainError('sold', NOTICE.sold);
  return product;
}

/**
 * The move "advertise" (spec §4).
 * @throws DomainError `conflict` with the spec's sentence where it is advertised already, `sold` where it is sold
 */
export function advertise(product: Pick<ProductFields<unknown>, 'isAdvertised' | 'isSold' | 'isHidden'>): {
  isAdvertised: true;
} {
  if (product.isAdvertised) throw new DomainError('conflict', MESSAGES.alreadyAdvertised);
  requireOnMarket(product);
  return { isAdvertised: true };
}

/**
 * The move "delete": a phone that is sold or being paid for stays (decisions, "Settled").
 * @param isReserved whether a payment holds it
 * @throws DomainError `not-found`, `sold` or `conflict`
 */
export function requireDeletable<Phone extends Pick<ProductFields<unknown>, 'isSold'>>(
  product: Phone | undefined,
  isReserved: boolean,
): Phone {
  if (product === undefined) throw new DomainError('not-found', NOTICE.gone);
  if (product.isSold) throw new DomainError('sold', NOTICE.soldStays);
  if (isReserved) throw new DomainError('conflict', NOTICE.reservedStays);
  return product;
}

/** Asked before a phone is listed for more than it cost new (case 53). */
export function asksAboutResale(originalPrice: number, resalePrice: number): boolean {
  return resalePrice > originalPrice;
}
