import {
  type CategoryRow,
  type Contact,
  categorySlug,
  FIRST_BRANDS,
  foundBy,
  newListing,
  type Product,
  type ProductFields,
} from '@bns/domain';
import type { Clock } from './clock.ts';
import { isPaidOnline } from './paidOnline.ts';
import { PEOPLE, sellerOf } from './people.ts';
import type { Phone } from './phones/phone.ts';
import { PHONES } from './phones/phones.ts';
import { PLACES } from './places.ts';
import { categoryPicture, phoneCardPicture, phonePicture } from './seedPictures.ts';

/** A phone on the market, with its id and its seller's contact. */
export type Listing<Time> = {
  productId: string;
  product: Product<Time>;
  contact: Contact;
  /** Minutes since it was listed. */
  age: number;
};

type Urls = ReadonlyMap<string, string>;

/** Address of a picture; throws where the seed forgot to put it up. */
function urlOf(urls: Urls, name: string): string {
  const url = urls.get(name);
  if (url === undefined) throw new Error(`The picture ${name} has no address`);
  return url;
}

export function categories(urls: Urls): CategoryRow[] {
  return FIRST_BRANDS.map((categoryName) => {
    const categoryId = categorySlug(categoryName) ?? '';
    return { categoryId, categoryName, image: urlOf(urls, categoryPicture(categoryId)) };
  });
}

const OLDEST = 60 * 24 * 60;
const NEWEST = 4;
/** Has no divisor in common with the number of phones, so that brands mix in a list by time. */
const STEP = 37;

/** Minutes since a phone was listed: many lately, fewer the further back. */
function ageOf(index: number): number {
  const share = ((index * STEP) % PHONES.length) / (PHONES.length - 1);
  return NEWEST + Math.round((OLDEST - NEWEST) * share ** 2.4);
}

export const productIdOf = (phoneId: string) => `seed-${phoneId}`;

function listing<Time>(
  phone: Phone,
  index: number,
  rows: readonly CategoryRow[],
  urls: Urls,
  clock: Clock<Time>,
): Listing<Time> {
  const age = ageOf(index);
  const uid = phone.by === 'newseller' ? 'seed-newseller' : 'seed-seller';
  const category = rows.find((row) => row.categoryName === phone.brand);
  if (category === undefined) throw new Error(`There is no category ${phone.brand}`);
  const made = newListing({
    values: {
      title: phone.title,
      categoryId: category.categoryId,
      originalPrice: phone.original,
      resalePrice: phone.resale,
      yearsOfUse: `${phone.years} Years`,
      condition: phone.condition,
      description: phone.description,
      sellerPhone: PEOPLE[uid].phone,
      location: PLACES[phone.place],
      district: '',
    },
    photo: { image: urlOf(urls, phonePicture(phone.id)), cardImage: urlOf(urls, phoneCardPicture(phone.id)) },
    category,
    seller: sellerOf(uid),
    now: clock.ago(age),
  });
  const fields: ProductFields<Time> = {
    ...made.product,
    isSold: phone.state === 'sold',
    isPaid: isPaidOnline(phone.id),
    isAdvertised: phone.state === 'advertised',
  };
  const product: Product<Time> = {
    ...fields,
    ...foundBy(fields),
    ...(phone.state === 'advertised' ? { advertisedAt: clock.ago(age / 2) } : {}),
  };
  return { productId: productIdOf(phone.id), product, contact: made.contact, age };
}

/** Every phone of the seed, as a seller's form would have made it. */
export function listings<Time>(clock: Clock<Time>, urls: Urls): Listing<Time>[] {
  const rows = categories(urls);
  return PHONES.map((phone, i) => listing(phone, i, rows, urls, clock));
}
