/** Every address of the app, once; whoever links to a page asks here. */
export const paths = {
  home: '/',
  homeNamed: '/home',
  login: '/login',
  register: '/register',
  blog: '/blog',
  category: (categoryId: string) => `/products/${encodeURIComponent(categoryId)}`,
  allProducts: '/all-products',
  dashboard: '/dashboard',
  myOrders: '/dashboard/my-orders',
  order: (productId: string) => `/dashboard/my-orders/${encodeURIComponent(productId)}`,
  myWishlists: '/dashboard/my-wishlists',
  addProduct: '/dashboard/add-product',
  myProducts: '/dashboard/my-products',
  allUsers: '/dashboard/all-users',
  allSellers: '/dashboard/all-sellers',
  reportedProducts: '/dashboard/reported-products',
} as const;
