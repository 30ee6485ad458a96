/** Every address of the app, once; whoever links to a page asks here. */
export const paths = {
  home: '/',
  homeNamed: '/home',
  login: '/login',
  register: '/register',
  blog: '/blog',
  phone: (productId: string) => `/phone/${encodeURIComponent(productId)}`,
  category: (categoryId: string) => `/products/${encodeURIComponent(categoryId)}`,
  allProducts: '/all-products',
  dashboard: '/dashboard',
  myOrders: '/dashboard/my-orders',
  order: (productId: string) => `/dashboard/my-orders/${encodeURIComponent(productId)}`,
  payment: (tranId: string) => `/dashboard/payments/${encodeURIComponent(tranId)}`,
  myWishlists: '/dashboard/my-wishlists',
  addProduct: '/dashboard/add-product',
  myProducts: '/dashboard/my-products',
  editProduct: (productId: string) => `/dashboard/my-products/${encodeURIComponent(productId)}/edit`,
  bookings: '/dashboard/bookings',
  allUsers: '/dashboard/all-users',
  allSellers: '/dashboard/all-sellers',
  reportedProducts: '/dashboard/reported-products',
  profile: '/dashboard/profile',
  overview: '/dashboard/overview',
  adminCategories: '/dashboard/categories',
  payments: '/dashboard/payments',
  auditLog: '/dashboard/audit-log',
} as const;

/** The pattern of every phone’s page. */
export const PHONE_ROUTE = '/phone/:productId';

/** On the profile: where a seller says where his money goes. */
export const PAYOUT_ANCHOR = 'payout';

/** Where Register Now leads that is pressed before any script has come: who that is, the page there asks. */
export const REGISTER_NOW = `${paths.register}?now=yes`;
