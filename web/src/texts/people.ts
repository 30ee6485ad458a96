/** All Users and All Sellers. */
export const peopleText = {
  allUsers: 'All Users',
  allSellers: 'All Sellers',
  counted: (people: number, orMore: boolean) =>
    orMore ? `${people}+ people` : people === 1 ? '1 person' : `${people} people`,
  noUsersHint: 'People who register to buy appear here by themselves.',
  noSellersHint: 'People who register to sell appear here by themselves.',
  search: 'Search people',
  searchHint: 'By the start of a name or an email',
  clear: 'Clear search',
  noneFound: (typed: string) => `No name and no email here begins with “${typed}”.`,
  found: (people: number, orMore: boolean) =>
    people === 0 ? 'Nobody found' : `${people}${orMore ? '+' : ''} found`,
  showEverybody: 'Show everybody',
  admin: (is: boolean) => `Admin: ${is}`,
  seller: (is: boolean) => `Seller: ${is}`,
  verify: 'Verify',
  unverify: 'Unverify',
  makeAdmin: 'Admin',
  remove: 'Delete',
  askRemove: (name: string) => `Delete ${name}?`,
  removeMeans:
    'The account is closed and signed out at once. Phones for sale leave the market and open bookings are closed.',
  askAdmin: (name: string) => `Make ${name} an admin?`,
  adminMeans: 'An admin sees all people and reports, and may delete people and phones.',
  loading: 'Loading',
} as const;
