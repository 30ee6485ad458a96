/** Any address where there is nothing (spec §2). */
export const notFoundText = {
  title: 'Page not found',
  description: 'There is nothing at this address of BNS.',
  alt: '404: a phone adrift on a boat, asking where it is',
  heading: 'This page drifted away',
  hint: '404: there is nothing at this address. It may have moved, or the link was cut short.',
  home: 'Back To Homepage',
} as const;
