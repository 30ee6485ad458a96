import { isDeepStrictEqual } from 'node:util';
import { type Category, isOnMarket, PRODUCT_KEYS, type Product } from '@bns/domain';

/** @returns whether a change of a phone can change the home page: one that is, or was, advertised and on the market */
export function landingShowsPhone<Time>(
  before: Product<Time> | undefined,
  after: Product<Time> | undefined,
): boolean {
  const [was, is] = [before, after].map((phone) => (isShown(phone) ? shownOf(phone) : null));
  return !isDeepStrictEqual(was, is);
}

/** @returns whether a change of a category can change the home page */
export function landingShowsCategory(before: Category | undefined, after: Category | undefined): boolean {
  const [was, is] = [before, after].map((row) => (row === undefined ? null : [row.categoryName, row.image]));
  return !isDeepStrictEqual(was, is);
}

function isShown<Time>(phone: Product<Time> | undefined): phone is Product<Time> {
  return phone?.isAdvertised === true && isOnMarket(phone) && phone.advertisedAt !== undefined;
}

const shownOf = <Time>(phone: Product<Time>) => [
  phone.advertisedAt,
  ...PRODUCT_KEYS.map((key) => phone[key]),
];
