import { COLLECTIONS } from './collections.ts';

export type QueryOperator = '==' | 'in' | 'array-contains' | '<=' | '>=';

/**
 * Every list query of the product as data: the client's live lists and the API build theirs from it, and a test
 * compares it with firestore.indexes.json, because the emulator answers undeclared queries that production
 * refuses (case 27).
 */
export type QueryShape = {
  collection: string;
  /** Field and operator, in the order in which values are given. */
  where: readonly (readonly [field: string, op: QueryOperator])[];
  orderBy: readonly [field: string, direction: 'asc' | 'desc'];
};

export const ON_MARKET = [
  ['isHidden', '=='],
  ['isSold', '=='],
] as const;

const PEOPLE = [
  ['isSeller', '=='],
  ['isDeleted', '=='],
] as const;

export const QUERIES = {
  phones: { collection: COLLECTIONS.products, where: ON_MARKET, orderBy: ['time', 'desc'] },
  phonesOfCategory: {
    collection: COLLECTIONS.products,
    where: [...ON_MARKET, ['categoryId', '==']],
    orderBy: ['time', 'desc'],
  },
  phonesAdvertised: {
    collection: COLLECTIONS.products,
    where: [...ON_MARKET, ['isAdvertised', '==']],
    orderBy: ['advertisedAt', 'desc'],
  },
  phonesOfSeller: {
    collection: COLLECTIONS.products,
    where: [['sellerId', '==']],
    orderBy: ['time', 'desc'],
  },
  phonesOfSellerOnMarket: {
    collection: COLLECTIONS.products,
    where: [...ON_MARKET, ['sellerId', '==']],
    orderBy: ['time', 'desc'],
  },
  similarDearer: {
    collection: COLLECTIONS.products,
    where: [...ON_MARKET, ['categoryId', '==']],
    orderBy: ['resalePrice', 'asc'],
  },
  similarCheaper: {
    collection: COLLECTIONS.products,
    where: [...ON_MARKET, ['categoryId', '==']],
    orderBy: ['resalePrice', 'desc'],
  },
  categories: { collection: COLLECTIONS.categories, where: [], orderBy: ['categoryName', 'asc'] },
  wishesOfBuyer: {
    collection: COLLECTIONS.wishlists,
    where: [['buyerId', '==']],
    orderBy: ['addedAt', 'desc'],
  },
  ordersOfBuyer: {
    collection: COLLECTIONS.orders,
    where: [['buyerId', '==']],
    orderBy: ['orderedAt', 'desc'],
  },
  bookingsOfSeller: {
    collection: COLLECTIONS.orders,
    where: [['sellerId', '==']],
    orderBy: ['orderedAt', 'desc'],
  },
  openBookingsOfSeller: {
    collection: COLLECTIONS.orders,
    where: [
      ['sellerId', '=='],
      ['status', '=='],
    ],
    orderBy: ['orderedAt', 'desc'],
  },
  openBookingsOfPhone: {
    collection: COLLECTIONS.orders,
    where: [
      ['sellerId', '=='],
      ['productId', '=='],
      ['status', '=='],
    ],
    orderBy: ['orderedAt', 'desc'],
  },
  receipts: {
    collection: COLLECTIONS.orders,
    where: [
      ['status', '=='],
      ['isPaid', '=='],
    ],
    orderBy: ['handedOverAt', 'asc'],
  },
  bookingsOfPhones: {
    collection: COLLECTIONS.orders,
    where: [
      ['sellerId', '=='],
      ['productId', 'in'],
    ],
    orderBy: ['orderedAt', 'desc'],
  },
  paymentsOfOrder: {
    collection: COLLECTIONS.payments,
    where: [
      ['buyerId', '=='],
      ['orderId', '=='],
    ],
    orderBy: ['createdAt', 'desc'],
  },
  paymentsOfSeller: {
    collection: COLLECTIONS.payments,
    where: [
      ['sellerId', '=='],
      ['state', 'in'],
    ],
    orderBy: ['updatedAt', 'desc'],
  },
  paymentsWaiting: {
    collection: COLLECTIONS.payments,
    where: [['waits', '==']],
    orderBy: ['updatedAt', 'asc'],
  },
  paymentsDue: {
    collection: COLLECTIONS.payments,
    where: [['nextCheckAt', '<=']],
    orderBy: ['nextCheckAt', 'asc'],
  },
  payments: { collection: COLLECTIONS.payments, where: [], orderBy: ['createdAt', 'desc'] },
  buyers: { collection: COLLECTIONS.users, where: PEOPLE, orderBy: ['name', 'asc'] },
  sellers: { collection: COLLECTIONS.users, where: PEOPLE, orderBy: ['name', 'asc'] },
  peopleByEmail: { collection: COLLECTIONS.users, where: PEOPLE, orderBy: ['email', 'asc'] },
  statsDays: { collection: COLLECTIONS.stats, where: [], orderBy: ['__name__', 'asc'] },
  auditLog: { collection: COLLECTIONS.auditLog, where: [], orderBy: ['at', 'desc'] },
  reports: {
    collection: COLLECTIONS.reportedProducts,
    where: [['state', '==']],
    orderBy: ['lastReportedAt', 'desc'],
  },
} as const satisfies Record<string, QueryShape>;

export type QueryName = keyof typeof QUERIES;

/** The values of ON_MARKET's two filters, in its order. */
export const ON_MARKET_VALUES = [false, false] as const;
