import { foundBy, newReporter, orderPath, productPath, reporterPath, userPath, wishPath } from '@bns/domain';
import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { anOrder } from '../../builders/anOrder.ts';
import { aProduct } from '../../builders/aProduct.ts';
import { aSeller } from '../../builders/aSeller.ts';
import { aUser } from '../../builders/aUser.ts';
import { aWish } from '../../builders/aWish.ts';
import { aMoment } from '../../builders/moment.ts';

export const SELLERS = 20;
export const PHONES_EACH = 50;
/** Of each seller's phones so many are wished, booked and some reported: on the others nothing hangs. */
export const WATCHED_EACH = 2;
const BUYERS = 6;
const BRANDS = ['apple', 'nokia', 'samsung'];

const at = (seconds: number, nanoseconds: number) => new Timestamp(seconds, nanoseconds);
/** Long descriptions would only cost time here. */
const DESCRIPTION = 'Bought new, never opened, never repaired.';

/** Documents by path. */
export type Documents = Map<string, DocumentData>;

export const sellerId = (mark: string, seller: number) => `${mark}-seller-${seller}`;
export const phoneId = (mark: string, seller: number, phone: number) => `${mark}-${seller}-${phone}`;
export const buyerId = (mark: string, buyer: number) => `${mark}-buyer-${buyer % BUYERS}`;
const brandId = (mark: string, brand: number) => `${mark}-${BRANDS[brand % BRANDS.length]}`;

/**
 * Twenty sellers of fifty phones, a few buyers with wishes, bookings and reports, everything in agreement but for the
 * reported phones and the statistics: those are what events make of it.
 * @param mark begins every id, so that worlds in one project do not meet
 */
export function aWorld(mark: string): Documents {
  const world: Documents = new Map();
  BRANDS.forEach((categoryName, brand) =>
    world.set(`categories/${brandId(mark, brand)}`, { categoryName, image: '' }),
  );
  for (let buyer = 0; buyer < BUYERS; buyer += 1)
    world.set(userPath(buyerId(mark, buyer)), mirrored(aUser(at)));
  for (let seller = 0; seller < SELLERS; seller += 1) addSeller(world, mark, seller);
  return world;
}

function addSeller(world: Documents, mark: string, seller: number): void {
  world.set(userPath(sellerId(mark, seller)), mirrored(aSeller(at)));
  for (let number = 0; number < PHONES_EACH; number += 1) {
    const id = phoneId(mark, seller, number);
    const product = aProduct(at, {
      categoryId: brandId(mark, seller),
      categoryName: BRANDS[seller % BRANDS.length] ?? '',
      description: DESCRIPTION,
      sellerId: sellerId(mark, seller),
      isAdvertised: number === 0 && seller < 2,
    });
    const advertisedAt = product.isAdvertised ? { advertisedAt: aMoment(at, 1) } : {};
    world.set(productPath(id), { ...product, ...foundBy(product), ...advertisedAt });
    if (number < WATCHED_EACH) addCopies(world, mark, { id, product, number: seller + number });
  }
}

type Watched = { id: string; product: ReturnType<typeof aProduct<Timestamp>>; number: number };

function addCopies(world: Documents, mark: string, { id: productId, product, number }: Watched): void {
  const [wisher, booker] = [buyerId(mark, number), buyerId(mark, number + 1)];
  world.set(wishPath(wisher, productId), aWish(at, { productId, product }, { buyerId: wisher }));
  world.set(orderPath(booker, productId), anOrder(at, { productId, product }, { buyerId: booker }));
  if (number % 3 === 0) {
    const reporter = newReporter({ reason: 'fake', note: '' }, aMoment(at, 30));
    world.set(reporterPath(productId, wisher), reporter);
  }
}

const mirrored = <User extends { updatedAt: Timestamp }>(user: User) => ({
  ...user,
  claimsAt: user.updatedAt.toMillis(),
});

/** The phones on which something hangs, and their reporters. */
export function watchedPaths(mark: string, world: Documents): string[] {
  const phones = Array.from({ length: SELLERS * WATCHED_EACH }, (_, number) =>
    productPath(phoneId(mark, Math.floor(number / WATCHED_EACH), number % WATCHED_EACH)),
  );
  return [...phones, ...[...world.keys()].filter((path) => path.includes('/reporters/'))];
}
