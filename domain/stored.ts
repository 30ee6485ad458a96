import * as yup from 'yup';
import { CATEGORY_ID } from './category.ts';
import { CANONICAL_PHONE } from './phone.ts';
import { CLOSED_REASONS, ORDER_STATUSES } from './order.ts';
import { CONDITIONS } from './product.ts';
import { PRODUCT_ID } from './productId.ts';
import { DAILY_QUOTA, DESCRIPTION, LOCATION, NAME, NOTE_MAX, PRICE, TITLE } from './limits.ts';
import { DISTRICTS } from './district.ts';
import { isClean, isEmailShaped, isNotBlank, normalizeEmail } from './text.ts';
import { isPersonPictureUrl, isPictureUrl } from './image.ts';
import { REPORT_REASONS } from './report.ts';
import { STORED_YEARS } from './years.ts';

/**
 * Documents as they stand in Firestore (architecture "Data"): closed key sets, nothing converted. A field that may
 * be absent says so. They judge what the security rules judge by themselves; what a field must equal elsewhere (a
 * copy, the signed-in person, the time of the request) the one who judges a write compares.
 */

/** How an SDK writes times, and the project, which decides where pictures may come from. */
export type StoredSetting = { isTime: (value: unknown) => boolean; projectId: string };

type Size = { min: number; max: number };

const closed = <Shape extends yup.ObjectShape>(shape: Shape) => yup.object(shape).noUnknown().strict();
const flag = () => yup.boolean().strict().defined();
const whole = (min: number, max: number = Number.MAX_SAFE_INTEGER) =>
  yup.number().strict().integer().min(min).max(max).defined();
const text = (says: (value: string) => boolean) =>
  yup
    .string()
    .strict()
    .defined()
    .test('text', (value) => typeof value === 'string' && says(value));
const oneOf = (values: readonly string[]) => text((value) => values.includes(value));

const isText = (value: string, { min, max }: Size) =>
  value.length >= min && value.length <= max && isClean(value) && isNotBlank(value);
const lines = (size: Size) => text((value) => isText(value, size));
const line = (size: Size) => text((value) => isText(value, size) && !/[\n\t]/.test(value));

/** An id of a person: what Firebase Authentication gives, or an import. */
const uid = () => text((value) => value !== '' && value.length <= 128);
const productId = () => text((value) => PRODUCT_ID.test(value));
const categoryId = () => text((value) => CATEGORY_ID.test(value));
const email = () => text((value) => isEmailShaped(value) && value === normalizeEmail(value));
const phone = () => text((value) => CANONICAL_PHONE.test(value));
const price = () => whole(PRICE.min, PRICE.max);

/** The schemas of all documents that people write or that follow from what they write. */
export function storedDocuments({ isTime, projectId }: StoredSetting) {
  const time = () => yup.mixed().defined().test('time', isTime);

  const product = {
    title: line(TITLE),
    categoryId: categoryId(),
    categoryName: text((value) => value !== ''),
    image: text((value) => isPictureUrl(value, projectId)),
    cardImage: text((value) => isPictureUrl(value, projectId)),
    description: lines(DESCRIPTION),
    originalPrice: price(),
    resalePrice: price(),
    yearsOfUse: text((value) => STORED_YEARS.test(value)),
    condition: oneOf(CONDITIONS),
    time: time(),
    location: line(LOCATION),
    district: oneOf(['', ...DISTRICTS]),
    sellerId: uid(),
    sellerName: line(NAME),
    sellerVerified: flag(),
    isSold: flag(),
    isPaid: flag(),
    isAdvertised: flag(),
    isHidden: flag(),
  };
  const ofBuyer = {
    ...product,
    productId: productId(),
    buyerId: uid(),
    buyerEmail: email(),
    buyerName: line(NAME),
    productGone: yup.boolean().strict().oneOf([true]),
  };

  return {
    user: closed({
      name: line(NAME),
      email: email(),
      image: text((value) => isPersonPictureUrl(value, projectId)),
      isSeller: flag(),
      isAdmin: flag(),
      isVerified: flag(),
      isDeleted: flag(),
      createdAt: time(),
      updatedAt: time(),
      claimsAt: whole(0),
    }),
    quota: closed({
      bookings: whole(0, DAILY_QUOTA.bookings),
      listings: whole(0, DAILY_QUOTA.listings),
      reports: whole(0, DAILY_QUOTA.reports),
      productId: productId(),
    }),
    product: closed({
      ...product,
      keywords: yup.array(yup.string().strict().defined()).strict(),
      priceBand: yup.number().strict().integer().min(0),
      advertisedAt: yup.mixed().test('time', (value) => value === undefined || isTime(value)),
    }),
    contact: closed({ sellerId: uid(), sellerEmail: email(), sellerPhone: phone() }),
    wish: closed({ ...ofBuyer, addedAt: time() }),
    order: closed({
      ...ofBuyer,
      buyerPhone: phone(),
      meetingLocation: line(LOCATION),
      orderedAt: time(),
      status: oneOf(ORDER_STATUSES),
      closedReason: yup
        .string()
        .strict()
        .nullable()
        .defined()
        .oneOf([...CLOSED_REASONS, null]),
    }),
    reporter: closed({
      reason: oneOf(REPORT_REASONS),
      note: text((value) => value.length <= NOTE_MAX && isClean(value)),
      at: time(),
    }),
  };
}

/** The documents that {@link storedDocuments} knows. */
export type StoredKind = keyof ReturnType<typeof storedDocuments>;
