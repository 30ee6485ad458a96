import {
  COLLECTIONS,
  contactPath,
  LANDING_ADVERTISED,
  LANDING_CATEGORIES,
  LANDING_PATH,
  type Landing,
  orderPath,
  productFields,
  productPath,
  reporterPath,
  userPath,
  wishPath,
} from '@bns/domain';
import type { Clock } from './clock.ts';
import { orders, reporters, reports, wishes } from './dealings.ts';
import { categories, type Listing, listings } from './listings.ts';
import { type Person, people } from './people.ts';

/** A document and where it lies. */
export type Placed = { path: string; data: object };

/** Everything that the seed puts down: accounts with their claims, and documents. */
type Plan<Time> = { people: Person<Time>[]; documents: Placed[] };

type Urls = ReadonlyMap<string, string>;

/** The home page's document, as the trigger puts it together: by name, and newest advertised first. */
function landing<Time>(clock: Clock<Time>, urls: Urls, all: readonly Listing<Time>[]): Landing<Time> {
  const rows = categories(urls).toSorted((a, b) => (a.categoryName < b.categoryName ? -1 : 1));
  const advertised = all.filter(({ product }) => product.isAdvertised).toSorted((a, b) => a.age - b.age);
  return {
    categories: rows
      .slice(0, LANDING_CATEGORIES)
      .map(({ categoryId, categoryName, image }) => ({ _id: categoryId, categoryName, image })),
    advertised: advertised
      .slice(0, LANDING_ADVERTISED)
      .map(({ productId, product }) => ({ _id: productId, ...productFields(product) })),
    updatedAt: clock.ago(0),
  };
}

/**
 * The whole seed as data; the same clock and addresses give the same.
 * @param urls address of each of `seedPictures()`, by name
 */
export function plan<Time>(clock: Clock<Time>, urls: Urls): Plan<Time> {
  const persons = people(clock, urls);
  const all = listings(clock, urls);
  const documents: Placed[] = [
    ...persons.map(({ uid, user }) => ({ path: userPath(uid), data: user })),
    ...categories(urls).map(({ categoryId, ...data }) => ({
      path: `${COLLECTIONS.categories}/${categoryId}`,
      data,
    })),
    ...all.map(({ productId, product }) => ({ path: productPath(productId), data: product })),
    ...all.map(({ productId, contact }) => ({ path: contactPath(productId), data: contact })),
    ...orders(clock, all).map((data) => ({ path: orderPath(data.buyerId, data.productId), data })),
    ...wishes(clock, all).map((data) => ({ path: wishPath(data.buyerId, data.productId), data })),
    ...reporters(clock, all).map(({ productId, uid, reporter }) => ({
      path: reporterPath(productId, uid),
      data: reporter,
    })),
    ...reports(clock, all).map((data) => ({
      path: `${COLLECTIONS.reportedProducts}/${data.productId}`,
      data,
    })),
    { path: LANDING_PATH, data: landing(clock, urls, all) },
  ];
  return { people: persons, documents };
}
