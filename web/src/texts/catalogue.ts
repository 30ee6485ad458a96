/** All Products and the page of one brand. */
export const catalogueText = {
  allProducts: 'All Products',
  allEmptyHint: 'No phone is on sale at this moment. New ones appear here by themselves.',
  backHome: 'Back to Home',
  categoryEmptyHint: 'Another brand may have the phone for you.',
  /** Until the brand's name is known. */
  phones: 'Phones',
} as const;
