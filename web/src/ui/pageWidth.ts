/** The page's column: at most 1200 px of content, with a margin that a thumb expects on small screens. */
export const pageWidth = {
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 1248,
  mx: 'auto',
  px: { xs: 2, sm: 3 },
} as const;
