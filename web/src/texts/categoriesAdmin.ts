/** Categories, as admins keep them. */
export const categoriesText = {
  heading: 'Categories',
  counted: (brands: number, orMore: boolean) =>
    orMore ? `${brands}+ brands` : brands === 1 ? '1 brand' : `${brands} brands`,
  none: 'No brand is there yet',
  noneHint: 'Sellers choose the brand of their phone from this list.',
  add: 'Add brand',
  editName: (name: string) => `Edit ${name}`,
  addTitle: 'Add a brand',
  editTitle: (name: string) => `Edit ${name}`,
  name: 'Brand name',
  newNameHint: 'Its web address is made from it and stays',
  renameHint: 'Its phones follow',
  picture: 'Picture',
  newPicture: 'New picture',
  save: 'Save',
  added: (name: string) => `${name} has been added`,
  saved: (name: string) => `${name} has been saved`,
  unchanged: 'Nothing was changed',
  noAddress:
    'Please use at least one Latin letter or digit, and at most 40: the brand’s web address is made from it',
  taken: 'There is a brand of this name or address already',
  loading: 'Loading',
  address: (categoryId: string) => `/products/${categoryId}`,
} as const;
