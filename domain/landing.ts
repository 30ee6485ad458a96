import type { ProductAnswer, ProductFields } from './product.ts';

/** A category over REST. */
export type CategoryAnswer = { _id: string; categoryName: string; image: string };

/** `public/landing`: everything that the home page shows, in one read, kept by a trigger. */
export type Landing<Time> = {
  categories: CategoryAnswer[];
  advertised: (ProductFields<Time> & { _id: string })[];
  updatedAt: Time;
};

/** Answer of `GET /landing`. */
export type LandingAnswer = { categories: CategoryAnswer[]; advertised: ProductAnswer[] };
