/** Below every list that goes on. */
export const showMoreText = { showMore: 'Show more' } as const;
