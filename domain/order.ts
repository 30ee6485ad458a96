import type { BookingValues } from './bookingForm.ts';
import { DomainError } from './errors.ts';
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

type OrderMove = { from: OrderStatus; to: OrderStatus; by: readonly OrderMover[]; why: string };

/** The graph of an order's life (architecture "Orders"): from, to, by whom and why. */
export const ORDER_MOVES: readonly OrderMove[] = [
  { from: 'booked', to: 'paid', by: ['server'], why: 'its payment is validated' },
  { from: 'booked', to: 'handedOver', by: ['seller', 'server'], why: 'the phone is sold to him in person' },
  { from: 'booked', to: 'cancelled', by: ['buyer'], why: 'he does not want it any more' },
  { from: 'booked', to: 'declined', by: ['seller'], why: 'he does not sell it to him' },
  { from: 'booked', to: 'closed', by: ['server'], why: 'phone, seller or buyer are gone' },
  {
    from: 'paid',
    to: 'handedOver',
    by: ['buyer', 'seller', 'server'],
    why: 'the phone has changed hands, or an admin says so',
  },
  { from: 'paid', to: 'refundDue', by: ['server'], why: 'an admin sends the money back' },
  { from: 'handedOver', to: 'refundDue', by: ['server'], why: 'a complaint about a paid one is upheld' },
  { from: 'refundDue', to: 'refunded', by: ['server'], why: 'the money is back' },
  { from: 'cancelled', to: 'booked', by: ['buyer'], why: 'he books it again' },
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
  /** The payment that paid for it, where it was paid online. */
  tranId?: string;
};

/** Of which kind the fields of an order are. */
export const ORDER_KINDS: Kinds<
  Order<unknown>,
  'time' | 'orderedAt' | 'productGone' | 'closedReason' | 'handedOverAt' | 'received' | 'tranId'
> = {
  ...WISH_KINDS,
  buyerPhone: 'string',
  meetingLocation: 'string',
  status: 'string',
};

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
  throw orderStands(status);
}

/** What is answered where an order may not leave its state so; a script or the console may have written one of its own. */
export const orderStands = (status: OrderStatus) =>
  new DomainError('conflict', API_NOTICE.orderStands(ORDER_WORDS[status] ?? status));

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
    /** Where it was paid online. */
    tranId?: string;
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
