/** Reported Products. */
export const reportsText = {
  heading: 'Reported Products',
  counted: (phones: number, orMore: boolean) =>
    orMore ? `${phones}+ phones` : phones === 1 ? '1 phone' : `${phones} phones`,
  noneHint: 'Nothing to look at. A phone that somebody reports appears here by itself.',
  reportedBy: (people: number) => (people === 1 ? '1 person reported it' : `${people} people reported it`),
  reasons: 'Reasons',
  latest: (when: string) => `Latest report ${when}`,
  hidden: 'Nobody else can see it: its seller’s account is closed',
  dismiss: 'Dismiss',
  remove: 'Delete',
  askRemove: (title: string) => `Delete ${title}?`,
  removeMeans: 'It leaves the market at once and its open bookings are closed.',
} as const;
