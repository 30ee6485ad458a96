import type { ProductAnswer, ProductFields } from './product.ts';

/** A category as the home page keeps it. */
export type ShownCategory = { _id: string; categoryName: string; image: string };

/** A category over REST, with how many phones of it are on the market. */
export type CategoryAnswer = ShownCategory & { phones: number };

/**
 * Categories with how many phones each has.
 * @param onMarket of the statistics, by category; an event that came twice or late must not make them fewer than none
 */
export function withPhones(
  categories: readonly ShownCategory[],
  onMarket: Readonly<Record<string, number>>,
): CategoryAnswer[] {
  return categories.map((category) => ({ ...category, phones: Math.max(0, onMarket[category._id] ?? 0) }));
}

/** `public/landing`: everything that the home page shows, in one read, kept by a trigger. */
export type Landing<Time> = {
  categories: ShownCategory[];
  advertised: (ProductFields<Time> & { _id: string })[];
  updatedAt: Time;
};

/** Answer of `GET /landing`. */
export type LandingAnswer = { categories: CategoryAnswer[]; advertised: ProductAnswer[] };
