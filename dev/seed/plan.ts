import {
  COLLECTIONS,
  contactPath,
  LANDING_ADVERTISED,
  LANDING_CATEGORIES,
  LANDING_PATH,
  type Landing,
  orderPath,
  paymentPath,
  payoutAccountPath,
  productFields,
  productPath,
  reporterPath,
  reservationPath,
  userPath,
  wishPath,
} from '@bns/domain';
import type { Clock } from './clock.ts';
import { orders, reporters, reports, wishes } from './dealings.ts';
import { categories, type Listing, listings } from './listings.ts';
import { payments, payoutAccounts, reservations } from './payments.ts';
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
  const booked = orders(clock, all);
  const paid = payments(clock, all, booked);
  const documents: Placed[] = [
    ...persons.map(({ uid, user }) => ({ path: userPath(uid), data: user })),
    ...categories(urls).map(({ categoryId, ...data }) => ({
      path: `${COLLECTIONS.categories}/${categoryId}`,
      data,
    })),
    ...all.map(({ productId, product }) => ({ path: productPath(productId), data: product })),
    ...all.map(({ productId, contact }) => ({ path: contactPath(productId), data: contact })),
    ...booked.map((data) => ({ path: orderPath(data.buyerId, data.productId), data })),
    ...paid.map(({ tranId, payment }) => ({ path: paymentPath(tranId), data: payment })),
    ...reservations(paid).map(({ productId, data }) => ({ path: reservationPath(productId), data })),
    ...payoutAccounts(clock).map(({ uid, data }) => ({ path: payoutAccountPath(uid), data })),
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
