/** The Book Now dialog. */
export const bookingText = {
  name: 'Name',
  email: 'Email',
  product: 'Product',
  price: 'Price',
  phoneNumber: 'Phone Number',
  phoneHint: 'The seller calls you on it',
  meetingLocation: 'Meeting Location',
  placeHint: 'A tea stall, a shop, a station …',
  bookNow: 'Book Now',
  booked: 'Booked',
} as const;
