/** A phone's card, wherever one stands. */
export const phoneCardText = {
  report: 'Report to Admin',
  sold: 'Sold',
  advertised: 'Advertised',
  booked: 'Booked',
  enlarge: (title: string) => `Enlarge the photo of ${title}`,
  photoOf: (title: string) => `Photo of ${title}`,
  close: 'Close',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  photoFailed: 'The photo could not be enlarged. Please try again',
  noPhoto: 'Photo not available',
  notShown: (title: string) => `${title} (the photo could not be shown)`,
  newPrice: (price: string) => `New: ${price}`,
  less: (percent: number) => `${percent}% less`,
  ofUse: (yearsOfUse: string) => `${yearsOfUse} of use`,
  wishlist: 'Wishlist',
} as const;
