import * as yup from 'yup';
import { type Category, type CategoryRow, categorySlug, findCategory } from './category.ts';
import { DomainError } from './errors.ts';
import { FIELD } from './fieldMessages.ts';
import { lineField } from './fields.ts';
import { isPictureUrl } from './image.ts';
import { NAME } from './limits.ts';
import { API_NOTICE } from './messages.ts';

/** Body of `PUT /categories/{slug}`. Without `image` the picture stays as it is; '' is none. */
export const putCategoryBody = yup.object({
  categoryName: lineField({ required: FIELD.brand, ...NAME, length: FIELD.nameLong }),
  image: yup.string().trim().max(300, FIELD.imageUrl).optional(),
});
export type PutCategoryBody = yup.InferType<typeof putCategoryBody>;

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
