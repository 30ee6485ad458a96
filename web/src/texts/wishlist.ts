/** My Wishlists. */
export const wishlistText = {
  heading: 'My Wishlists',
  emptyHint: 'Press Wishlist on a phone that you like, and it waits here for you.',
  allProducts: 'All Products',
  remove: 'Remove',
  removeTitle: (title: string) => `Remove ${title}?`,
  removeText: 'It leaves your wishlist. As long as it is for sale you can put it back.',
  removed: (title: string) => `${title} has left your wishlist`,
} as const;
