import { foldName } from './text.ts';

/** `categories/{slug}`: a brand, or 'Other'. */
export type Category = { image: string; categoryName: string };
/** A category with its id, as lists hold it. */
export type CategoryRow = Category & { categoryId: string };

/** The brands that the product starts with (decisions, "Brands"). */
export const FIRST_BRANDS = [
  'Samsung',
  'Apple',
  'Xiaomi',
  'Realme',
  'Oppo',
  'Vivo',
  'OnePlus',
  'Infinix',
  'Tecno',
  'Nokia',
  'Motorola',
  'Google',
  'Other',
] as const;

/** An id of a category. */
export const CATEGORY_ID = /^[a-z0-9-]{1,40}$/;

/** Slugs that are words of the REST paths and so can never be a category's. */
const REFUSED_SLUGS: readonly string[] = ['categories', 'reported-products'];

/**
 * A brand's id from its name: `OnePlus` → `oneplus`.
 * @returns null where nothing is left of the name or the slug is refused
 */
export function categorySlug(categoryName: string): string | null {
  const slug = foldName(categoryName)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return slug === '' || slug.length > 40 || REFUSED_SLUGS.includes(slug) ? null : slug;
}

/** The category that a name or an id means, compared trimmed and case-folded; never a new one. */
export function findCategory<Row extends { categoryId: string; categoryName: string }>(
  categories: readonly Row[],
  nameOrId: string,
): Row | undefined {
  const wanted = foldName(nameOrId);
  return categories.find((row) => foldName(row.categoryName) === wanted || row.categoryId === wanted);
}

/**
 * What a brand is called, by its id. Brands that have not come yet are called as the product starts with them.
 * @returns undefined where it is neither one of the rows nor one of those
 */
export function brandNamed(categoryId: string, rows: readonly CategoryRow[]): string | undefined {
  const row = rows.find((brand) => brand.categoryId === categoryId);
  return row?.categoryName ?? FIRST_BRANDS.find((name) => categorySlug(name) === categoryId);
}
