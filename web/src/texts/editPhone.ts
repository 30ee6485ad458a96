/** Edit: a phone that is for sale. */
export const editPhoneText = {
  heading: 'Edit',
  hint: 'Changes show everywhere at once.',
  myProducts: 'My Products',
  brandStays: 'The brand stays as it is',
  photoStays: 'Choose another photo, or keep this one',
  booked: (count: number, more: boolean) =>
    `${count === 1 ? 'One person has' : `${count}${more ? '+' : ''} people have`} booked this phone and keep${count === 1 ? 's' : ''} the price agreed on then. A new price is for new bookings.`,
  save: 'Save',
  saved: 'Your changes are saved',
  unchanged: 'There is nothing to save: all is as it was',
  missing: 'You have no such phone',
  missingHint: 'It may have been deleted.',
  sold: 'This phone has been sold, so it cannot be edited',
  soldHint: 'It stays in My Products as it was when it was sold.',
  loading: 'Loading',
  failed: 'This phone could not be loaded',
} as const;
