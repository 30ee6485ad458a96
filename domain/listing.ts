import * as yup from 'yup';
import { type CategoryRow, findCategory } from './category.ts';
import { DomainError } from './errors.ts';
import { FIELD } from './fieldMessages.ts';
import { cleanedText } from './fields.ts';
import { isPictureUrl } from './image.ts';
import { NOTICE } from './messages.ts';
import type { Seller } from './product.ts';
import { addProductForm } from './productForms.ts';
import { normalizeEmail, normalizeLine } from './text.ts';

const said = () => yup.boolean().strict().optional();

/**
 * Body of `POST /products` (rest-api contract): the form's fields, the picture by its address, the brand by name or id.
 * Fields of the seller, the time and the flags are the server's; a body may repeat them.
 */
export const postProductBody = addProductForm.omit(['categoryId', 'image']).shape({
  categoryId: cleanedText(normalizeLine).optional(),
  categoryName: cleanedText(normalizeLine).optional(),
  image: cleanedText(normalizeLine).required(FIELD.image),
  cardImage: cleanedText(normalizeLine).optional(),
  sellerName: cleanedText(normalizeLine).optional(),
  sellerEmail: cleanedText(normalizeEmail).optional(),
  sellerVerified: said(),
  isSold: said(),
  isPaid: said(),
  isAdvertised: said(),
  time: yup.string().optional(),
});
export type PostProductBody = yup.InferType<typeof postProductBody>;

/** How far a body's `time` may be from the server's: a client's clock is never right, ms. */
const CLOCK_MS = 10 * 60 * 1000;

/** @throws DomainError `forbidden` where a body says otherwise than the server would */
export function requireTrue(body: PostProductBody, seller: Seller, now: Date): void {
  const claims: [said: unknown, truth: unknown][] = [
    [body.sellerName, seller.name],
    [body.sellerEmail, seller.email],
    [body.sellerVerified, seller.isVerified],
    [body.isSold, false],
    [body.isPaid, false],
    [body.isAdvertised, false],
  ];
  const isOtherTime =
    body.time !== undefined && !(Math.abs(Date.parse(body.time) - now.getTime()) <= CLOCK_MS);
  if (isOtherTime || claims.some(([value, truth]) => value !== undefined && value !== truth)) {
    throw new DomainError('forbidden', NOTICE.notAllowed);
  }
}

/**
 * The one category that a body means, by name or id, compared trimmed and case-folded (case 57).
 * @throws DomainError `invalid` where there is none such, or two are meant
 */
export function requireCategory(
  { categoryId, categoryName }: Pick<PostProductBody, 'categoryId' | 'categoryName'>,
  categories: readonly CategoryRow[],
): CategoryRow {
  const asked = [categoryName, categoryId].filter((value) => value !== undefined && value !== '');
  const meant = asked.map((value) => findCategory(categories, value ?? ''));
  const [category] = meant;
  if (category !== undefined && meant.every((row) => row === category)) return category;
  throw invalid('categoryName', asked.length === 0 ? FIELD.brand : FIELD.brandUnknown);
}

/** @throws DomainError `invalid` for a picture that is said and not from the picture host */
export function requireHostedPhoto(
  { image, cardImage }: { image?: string | undefined; cardImage?: string | undefined },
  projectId: string,
): void {
  for (const [field, url] of Object.entries({ image, cardImage }))
    if (url !== undefined && !isPictureUrl(url, projectId)) throw invalid(field, FIELD.imageUrl);
}

const invalid = (field: string, message: string) =>
  new DomainError('invalid', message, { errors: [{ field, message }] });
