/** Both sidebars, and the floating buttons that open them. 'Veified Seller' is spelled as the spec has it (§2). */
export const sidebarText = {
  dashboard: 'Dashboard',
  openMenu: 'Open menu',
  verifiedSeller: 'Veified Seller',
  myOrders: 'My Orders',
  myWishlists: 'My Wishlists',
  addProduct: 'Add Product',
  myProducts: 'My Products',
  allUsers: 'All Users',
  allSellers: 'All Sellers',
  reportedProducts: 'Reported Products',
  profile: 'Profile',
  allCategories: 'All Categories',
  allProducts: 'All Products',
  categories: 'Categories',
  openCategories: 'Open categories',
} as const;
