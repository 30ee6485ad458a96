import { paths } from '../../web/src/app/paths.ts';

/** Who looks at a screen: a guest, or one of the people that the seed and the stories know by this name. */
export type Viewer = 'guest' | 'buyer' | 'seller' | 'admin';

/** What the addresses with a parameter are about. */
export interface Known {
  categoryId: string;
  /** A phone that the buyer has booked. */
  bookedPhone: string;
  /** The buyer's payment for a phone, of which the money is held. */
  paidPayment: string;
  /** A phone that the seller may edit. */
  ownPhone: string;
}

export interface Screen {
  path: (known: Known) => string;
  viewer: Viewer;
}

/** Every route of the app (paths.ts) with somebody who may see it; `/dashboard` and `/home` lead to others. */
export const SCREENS: Record<Exclude<keyof typeof paths, 'dashboard' | 'homeNamed'> | 'notFound', Screen> = {
  home: { path: () => paths.home, viewer: 'guest' },
  login: { path: () => paths.login, viewer: 'guest' },
  register: { path: () => paths.register, viewer: 'guest' },
  blog: { path: () => paths.blog, viewer: 'guest' },
  notFound: { path: () => '/nowhere', viewer: 'guest' },
  phone: { path: ({ ownPhone }) => paths.phone(ownPhone), viewer: 'guest' },
  category: { path: ({ categoryId }) => paths.category(categoryId), viewer: 'buyer' },
  allProducts: { path: () => paths.allProducts, viewer: 'buyer' },
  myOrders: { path: () => paths.myOrders, viewer: 'buyer' },
  order: { path: ({ bookedPhone }) => paths.order(bookedPhone), viewer: 'buyer' },
  payment: { path: ({ paidPayment }) => paths.payment(paidPayment), viewer: 'buyer' },
  myWishlists: { path: () => paths.myWishlists, viewer: 'buyer' },
  profile: { path: () => paths.profile, viewer: 'buyer' },
  addProduct: { path: () => paths.addProduct, viewer: 'seller' },
  myProducts: { path: () => paths.myProducts, viewer: 'seller' },
  editProduct: { path: ({ ownPhone }) => paths.editProduct(ownPhone), viewer: 'seller' },
  bookings: { path: () => paths.bookings, viewer: 'seller' },
  allUsers: { path: () => paths.allUsers, viewer: 'admin' },
  allSellers: { path: () => paths.allSellers, viewer: 'admin' },
  reportedProducts: { path: () => paths.reportedProducts, viewer: 'admin' },
  overview: { path: () => paths.overview, viewer: 'admin' },
  adminCategories: { path: () => paths.adminCategories, viewer: 'admin' },
  payments: { path: () => paths.payments, viewer: 'admin' },
  auditLog: { path: () => paths.auditLog, viewer: 'admin' },
};

/** The windows in which a screen is looked at, in CSS pixels. */
export const SIZES = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;

export const THEMES = ['light', 'dark'] as const;
