import * as yup from 'yup';
import type { AroundAnswer } from './around.ts';
import type { AuditAnswer } from './audit.ts';
import type { CategoryAnswer } from './landing.ts';
import { type BookingAnswer, CLOSED_REASONS, ORDER_STATUSES, type OrderAnswer } from './order.ts';
import { PAYMENT_REASONS, PAYMENT_STATES } from './payment.ts';
import { type PaymentAnswer } from './paymentAnswer.ts';
import type { PersonAnswer } from './peopleSearch.ts';
import { CONDITIONS, type OwnProductAnswer, type ProductAnswer } from './product.ts';
import { REPORT_REASONS, type ReportAnswer } from './report.ts';
import type { WishAnswer } from './wishlist.ts';

/**
 * What answers look like (rest-api contract), for the description of the API and for the tests that hold every answer
 * against it: closed objects, a key that may be absent says so.
 */

/** Each key of an answer has its schema. */
type Shape<Answer> = { [Key in keyof Required<Answer>]: yup.Schema };

/** An object with these keys and no others. */
export const closed = (shape: yup.ObjectShape) => yup.object(shape).noUnknown().required();
export const listOf = (row: yup.AnyObjectSchema) => yup.array(row).required();
/** A text that may be empty. */
export const text = () => yup.string().defined();
export const flag = () => yup.boolean().required();
const count = () => yup.number().integer().min(0).required();
const time = () => yup.string().datetime().required();
const id = () => yup.string().required();
const oneOf = (values: readonly string[]) =>
  yup
    .string()
    .oneOf([...values])
    .defined();
const maybe = (values: readonly string[]) =>
  yup
    .string()
    .oneOf([...values])
    .optional();

const product = {
  _id: id(),
  title: text(),
  categoryId: text(),
  categoryName: text(),
  image: text(),
  cardImage: text(),
  description: text(),
  originalPrice: yup.number().required(),
  resalePrice: yup.number().required(),
  yearsOfUse: text(),
  condition: oneOf(CONDITIONS),
  time: time(),
  location: text(),
  district: text(),
  sellerId: text(),
  sellerName: text(),
  sellerVerified: flag(),
  isSold: flag(),
  isPaid: flag(),
  isAdvertised: flag(),
  isHidden: flag(),
} satisfies Shape<ProductAnswer>;

const contact = { sellerEmail: text(), sellerPhone: text() };
const openContact = { sellerEmail: yup.string().optional(), sellerPhone: yup.string().optional() };

const booking = {
  ...product,
  productId: id(),
  buyerName: text(),
  buyerPhone: text(),
  meetingLocation: text(),
  orderedAt: time(),
  status: oneOf(ORDER_STATUSES),
  closedReason: maybe(CLOSED_REASONS),
  productGone: flag(),
  handedOverAt: yup.string().datetime().optional(),
  received: yup.boolean().optional(),
  tranId: id().optional(),
} satisfies Shape<BookingAnswer>;

export const productShape = closed(product);
export const aroundShape = closed({
  similar: listOf(productShape),
  sellerPhones: count(),
} satisfies Shape<AroundAnswer>);
export const ownProductShape = closed({ ...product, ...contact } satisfies Shape<OwnProductAnswer>);
export const bookingShape = closed(booking);
export const orderShape = closed({
  ...booking,
  buyerEmail: text(),
  ...openContact,
} satisfies Shape<OrderAnswer>);
export const wishShape = closed({
  ...product,
  productId: id(),
  buyerEmail: text(),
  buyerName: text(),
  addedAt: time(),
  productGone: flag(),
} satisfies Shape<WishAnswer>);
const reasons = REPORT_REASONS.map((reason) => [reason, yup.number().integer().min(0).optional()]);
export const reportShape = closed({
  ...product,
  productId: id(),
  reportCount: count(),
  reasons: closed(Object.fromEntries(reasons)),
  lastReportedAt: time(),
  ...openContact,
} satisfies Shape<ReportAnswer>);

export const categoryShape = closed({
  _id: id(),
  categoryName: text(),
  image: text(),
  phones: count(),
} satisfies Shape<CategoryAnswer>);
export const personShape = closed({
  _id: id(),
  name: text(),
  email: text(),
  image: text(),
  isSeller: flag(),
  isAdmin: flag(),
  isVerified: flag(),
  isDeleted: flag(),
} satisfies Shape<PersonAnswer>);

const done = () => yup.boolean().oneOf([true]).required();
/** What a change of something that is there answers. */
export const matchedShape = closed({ acknowledged: done(), matchedCount: count(), modifiedCount: count() });
export const upsertedShape = closed({
  acknowledged: done(),
  upsertedId: yup.string().nullable().defined(),
  upsertedCount: count(),
  matchedCount: count(),
  modifiedCount: count(),
});
export const deletedShape = closed({ acknowledged: done(), deletedCount: count() });
export const insertedShape = closed({ acknowledged: done(), insertedId: id() });

const sized = () => closed({ url: id() });
export const pictureShape = closed({
  data: closed({
    url: id(),
    display_url: id(),
    medium: sized().optional().default(undefined),
    thumb: sized(),
    width: yup.number().required(),
    height: yup.number().required(),
  }),
  success: done(),
  status: yup.number().oneOf([200]).required(),
});

export const auditShape = closed({
  _id: id(),
  at: time(),
  actorId: text(),
  actorName: text(),
  action: id(),
  targetKind: id(),
  targetId: text(),
  targetName: text(),
  door: oneOf(['api', 'script']),
  requestId: text(),
} satisfies Shape<AuditAnswer>);

const moment = () => yup.string().datetime().nullable().defined();
const word = () => yup.string().nullable().defined();
export const paymentShape = closed({
  _id: id(),
  orderId: id(),
  productId: id(),
  buyerId: id(),
  sellerId: id(),
  title: text(),
  buyerName: text(),
  sellerName: text(),
  amount: yup.number().required(),
  state: oneOf(PAYMENT_STATES),
  reason: yup
    .string()
    .oneOf([...PAYMENT_REASONS])
    .nullable()
    .defined(),
  createdAt: time(),
  updatedAt: time(),
  until: time(),
  answerSeenAt: moment(),
  validatedAt: moment(),
  takenPoisha: yup.number().nullable().defined(),
  cardType: word(),
  bankTranId: word(),
  refundAskedAt: moment(),
  payoutReference: word(),
  paidOutTo: word(),
} satisfies Shape<PaymentAnswer>);
export const startedShape = closed({ tranId: id(), gatewayUrl: id() });
export const methodsShape = closed({
  online: flag(),
  minTk: yup.number().required(),
  maxTk: yup.number().required(),
});
