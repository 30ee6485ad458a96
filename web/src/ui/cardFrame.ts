/** The frame of every card: paper, 16 px corners and one line instead of a shadow. */
export const cardFrame = {
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  borderRadius: '16px',
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;

/** A card's buttons, aligned along the foot of the row. */
export const cardFoot = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  mt: 'auto',
  pt: 1,
  '& > *': { flex: '1 1 auto' },
} as const;
