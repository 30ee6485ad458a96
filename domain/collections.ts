/** Names and paths of the data model (architecture "Data"). Both SDKs take these strings. */
export const COLLECTIONS = {
  users: 'users',
  quota: 'quota',
  categories: 'categories',
  products: 'products',
  private: 'private',
  wishlists: 'wishlists',
  orders: 'orders',
  reportedProducts: 'reportedProducts',
  reporters: 'reporters',
  reservations: 'reservations',
  payments: 'payments',
  paymentSessions: 'paymentSessions',
  payoutAccounts: 'payoutAccounts',
  public: 'public',
  stats: 'stats',
  auditLog: 'auditLog',
  deadLetters: 'deadLetters',
  rateLimits: 'rateLimits',
  idempotency: 'idempotency',
} as const;

export const userPath = (uid: string) => `users/${uid}`;
/** @param day UTC, `YYYY-MM-DD` */
export const quotaPath = (uid: string, day: string) => `users/${uid}/quota/${day}`;
export const productPath = (productId: string) => `products/${productId}`;
export const categoryPath = (categoryId: string) => `categories/${categoryId}`;
export const contactPath = (productId: string) => `products/${productId}/private/contact`;
export const wishPath = (buyerId: string, productId: string) => `wishlists/${pairId(buyerId, productId)}`;
export const orderPath = (buyerId: string, productId: string) => `orders/${pairId(buyerId, productId)}`;
export const reporterPath = (productId: string, uid: string) =>
  `reportedProducts/${productId}/reporters/${uid}`;
export const reportPath = (productId: string) => `reportedProducts/${productId}`;
export const reservationPath = (productId: string) => `reservations/${productId}`;
export const paymentPath = (tranId: string) => `payments/${tranId}`;
export const paymentSessionPath = (tranId: string) => `paymentSessions/${tranId}`;
export const payoutAccountPath = (uid: string) => `payoutAccounts/${uid}`;
export const LANDING_PATH = 'public/landing';

/** One wish and one order per buyer and product, under any race: the pair is the id. */
export const pairId = (buyerId: string, productId: string) => `${buyerId}_${productId}`;
