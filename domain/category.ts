import type { PutCategoryBody } from './categoryForm.ts';
import { DomainError } from './errors.ts';
import { FIELD } from './fieldMessages.ts';
import { isPictureUrl } from './image.ts';
import { API_NOTICE } from './messages.ts';
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

/** @throws DomainError `invalid` for a picture that is not from the picture host */
export function requireCategoryPicture(image: string | undefined, projectId: string): void {
  if (image === undefined || image === '' || isPictureUrl(image, projectId)) return;
  throw invalid('image', FIELD.imageUrl);
}

/**
 * What a brand becomes when an admin adds it, renames it or sets its picture. No brand's name or slug may mean another
 * one, as {@link findCategory} compares.
 * @param categories all there are
 * @returns null where it is so already
 * @throws DomainError `invalid` for a slug that no name makes, `conflict` where another brand is meant by name or slug
 */
export function writeCategory(
  categories: readonly CategoryRow[],
  slug: string,
  { categoryName, image }: PutCategoryBody,
): Category | null {
  if (categorySlug(slug) !== slug) throw invalid('slug', API_NOTICE.badSlug);
  const before = categories.find(({ categoryId }) => categoryId === slug);
  const others = categories.filter((row) => row !== before);
  if ([categoryName, slug].some((word) => findCategory(others, word) !== undefined)) {
    throw new DomainError('conflict', API_NOTICE.brandTaken);
  }
  const after = { categoryName, image: image ?? before?.image ?? '' };
  const isSo = before?.categoryName === after.categoryName && before.image === after.image;
  return isSo ? null : after;
}

const invalid = (field: string, message: string) =>
  new DomainError('invalid', message, { errors: [{ field, message }] });
