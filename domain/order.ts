import * as yup from 'yup';
import { DomainError } from './errors.ts';
import { FIELD } from './fieldMessages.ts';
import { lineField, phoneField } from './fields.ts';
import { LOCATION } from './limits.ts';
import { API_NOTICE, MESSAGES } from './messages.ts';
import {
  type Contact,
  type Kinds,
  type Product,
  type ProductAnswer,
  type ProductFields,
  productFields,
  requireOnMarket,
} from './product.ts';
import { type Buyer, WISH_KINDS } from './wishlist.ts';

export const ORDER_STATUSES = [
  'booked',
  'paid',
  'handedOver',
  'cancelled',
  'declined',
  'closed',
  'refundDue',
  'refunded',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const CLOSED_REASONS = ['soldToOther', 'phoneRemoved', 'sellerDeleted', 'buyerDeleted'] as const;
export type ClosedReason = (typeof CLOSED_REASONS)[number];

/** An id of an order: its buyer's and its phone's, with an underscore between them. */
export const ORDER_ID = /^[^/_]{1,128}_[A-Za-z0-9-]{1,40}$/;

/** Who may move an order; 'server' is a payment or a trigger. */
export type OrderMover = 'buyer' | 'seller' | 'server';

/** The graph of an order's life (architecture "Orders"): from, to, by whom. */
export const ORDER_MOVES: readonly { from: OrderStatus; to: OrderStatus; by: readonly OrderMover[] }[] = [
  { from: 'booked', to: 'paid', by: ['server'] },
  { from: 'booked', to: 'handedOver', by: ['seller', 'server'] },
  { from: 'booked', to: 'cancelled', by: ['buyer'] },
  { from: 'booked', to: 'declined', by: ['seller'] },
  { from: 'booked', to: 'closed', by: ['server'] },
  { from: 'paid', to: 'handedOver', by: ['buyer', 'seller', 'server'] },
  { from: 'paid', to: 'refundDue', by: ['server'] },
  { from: 'refundDue', to: 'refunded', by: ['server'] },
  { from: 'cancelled', to: 'booked', by: ['buyer'] },
];

/** @returns whether this mover may take an order from one state to the other */
export function orderMay(by: OrderMover, from: OrderStatus, to: OrderStatus): boolean {
  return ORDER_MOVES.some((move) => move.from === from && move.to === to && move.by.includes(by));
}

/** The states in which the seller's contact is open to the buyer (architecture "Data"). */
export const CONTACT_STATUSES: readonly OrderStatus[] = ['booked', 'paid', 'handedOver'];

/** `orders/{buyerId}_{productId}`: product fields frozen as agreed, then who, where and how it stands. */
export type Order<Time> = ProductFields<Time> & {
  productId: string;
  buyerId: string;
  buyerEmail: string;
  buyerName: string;
  buyerPhone: string;
  meetingLocation: string;
  orderedAt: Time;
  status: OrderStatus;
  closedReason: ClosedReason | null;
  productGone?: true;
  /** When its seller handed it over in person; from then on the buyer is asked whether he got it. */
  handedOverAt?: Time;
  /** What he answered. */
  received?: boolean;
};

/** Of which kind the fields of an order are. */
export const ORDER_KINDS: Kinds<
  Order<unknown>,
  'time' | 'orderedAt' | 'productGone' | 'closedReason' | 'handedOverAt' | 'received'
> = {
  ...WISH_KINDS,
  buyerPhone: 'string',
  meetingLocation: 'string',
  status: 'string',
};

/** Book Now (spec §5). */
export const bookingForm = yup.object({
  buyerPhone: phoneField(),
  meetingLocation: lineField({ required: FIELD.meetingLocation, ...LOCATION, length: FIELD.locationLength }),
});
export type BookingValues = yup.InferType<typeof bookingForm>;

type Bookable<Time> = { productId: string; product: Product<Time> | undefined; buyer: Buyer; now: Time };

/**
 * The document of a new booking.
 * @param existing the buyer's order of this phone, if there is one; only a cancelled one may be booked again
 * @throws DomainError `own-product`, `not-found`, `sold`, or `conflict` ('You've already booked …')
 */
export function newOrder<Time>(
  { productId, product, buyer, now }: Bookable<Time>,
  values: BookingValues,
  existing: Pick<Order<Time>, 'status'> | undefined,
): Order<Time> {
  if (product?.sellerId === buyer.uid) throw new DomainError('own-product', MESSAGES.ownProduct);
  if (product !== undefined && existing !== undefined && existing.status !== 'cancelled') {
    throw new DomainError('conflict', MESSAGES.alreadyBooked(product.title));
  }
  requireOnMarket(product);
  return {
    ...productFields(product as Product<Time>),
    productId,
    buyerId: buyer.uid,
    buyerEmail: buyer.email,
    buyerName: buyer.name,
    buyerPhone: values.buyerPhone,
    meetingLocation: values.meetingLocation,
    orderedAt: now,
    status: 'booked',
    closedReason: null,
  };
}

/**
 * A move of one of an order's two parties.
 * @returns what it changes, null where the order is so already
 * @throws DomainError `conflict` in any other state that it may not leave so
 */
export function moveOrder(
  { status }: Pick<Order<unknown>, 'status'>,
  to: OrderStatus,
  by: OrderMover,
): Pick<Order<unknown>, 'status'> | null {
  if (status === to) return null;
  if (orderMay(by, status, to)) return { status: to };
  throw new DomainError('conflict', API_NOTICE.orderStands(ORDER_WORDS[status] ?? status));
}

/** An order over REST, for its buyer: with the seller's contact as long as it is open to him. */
export type OrderAnswer = BookingAnswer &
  Pick<Order<string>, 'buyerEmail'> &
  Partial<Pick<Contact, 'sellerEmail' | 'sellerPhone'>>;

/** An order over REST, for the seller of its phone. */
export type BookingAnswer = ProductAnswer &
  Pick<
    Order<string>,
    'productId' | 'buyerName' | 'buyerPhone' | 'meetingLocation' | 'orderedAt' | 'status'
  > & {
    /** Where it is closed. */
    closedReason?: ClosedReason;
    productGone: boolean;
    /** Where its seller handed it over in person. */
    handedOverAt?: string;
    /** Whether its buyer got it, once he has said. */
    received?: boolean;
  };

/** An order's state in words, for its buyer and its seller. */
export const ORDER_WORDS: Record<OrderStatus, string> = {
  booked: 'Booked',
  paid: 'Paid',
  handedOver: 'Handed over',
  cancelled: 'Cancelled by the buyer',
  declined: 'Declined by the seller',
  closed: 'Closed',
  refundDue: 'Refund on its way',
  refunded: 'Refunded',
};

/** Why an order was closed, in words for both. */
export const CLOSED_WORDS: Record<ClosedReason, string> = {
  soldToOther: 'Sold to somebody else',
  phoneRemoved: 'The phone was removed',
  sellerDeleted: 'The seller left',
  buyerDeleted: 'The buyer left',
};

/** How an order stands, with the reason where it was closed. */
export function orderWords({
  status,
  closedReason,
}: Pick<Order<unknown>, 'status' | 'closedReason'>): string {
  return status === 'closed' && closedReason !== null ? CLOSED_WORDS[closedReason] : ORDER_WORDS[status];
}
