import * as yup from 'yup';
import { FIELD } from './fieldMessages.ts';
import { cleanedText, optionalChoice } from './fields.ts';
import { API_NOTICE } from './messages.ts';
import { bookingForm } from './bookingForm.ts';
import { PRODUCT_KEYS } from './product.ts';
import { PRODUCT_ID } from './productId.ts';
import { REPORT_REASONS } from './report.ts';
import { reportForm } from './reportForm.ts';
import { normalizeEmail } from './text.ts';

/**
 * Bodies that name a phone by productId (rest-api contract). Clients of the spec send the row that they show along with
 * it: what the server reads from the phone itself is taken and never looked at, but for who buys and who sells.
 */
const ignored = <const Key extends string>(keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, yup.mixed().optional()])) as Record<
    Key,
    yup.MixedSchema<unknown>
  >;

/** What stands in rows of phones and wishes. */
const namedPhone = yup.object({
  ...ignored([...PRODUCT_KEYS, 'sellerPhone', 'buyerId', 'buyerName', 'addedAt', 'productGone']),
  productId: cleanedText((text) => text.trim())
    .required(API_NOTICE.productId)
    .matches(PRODUCT_ID, API_NOTICE.productId),
  buyerEmail: cleanedText(normalizeEmail).optional(),
  sellerEmail: cleanedText(normalizeEmail).optional(),
});
export type NamedPhone = Pick<yup.InferType<typeof namedPhone>, 'productId' | 'buyerEmail' | 'sellerEmail'>;

/** Body of `PUT /wishlists`. */
export const putWishBody = namedPhone;
export type PutWishBody = yup.InferType<typeof putWishBody>;

/** Body of `PUT /orders`. */
export const putOrderBody = namedPhone.concat(bookingForm);
export type PutOrderBody = yup.InferType<typeof putOrderBody>;

/** Body of `PUT /products/reported-products`: the reason is the dialog's first where none is said (decisions 15). */
export const putReportBody = namedPhone
  .shape(ignored(['buyerPhone', 'meetingLocation', 'orderedAt', 'status', 'closedReason']))
  .concat(reportForm)
  .shape({ reason: optionalChoice(REPORT_REASONS, FIELD.reason).default(REPORT_REASONS[0]) });
export type PutReportBody = yup.InferType<typeof putReportBody>;
