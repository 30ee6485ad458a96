/** Not seen, yet there for the keyboard and for screen readers. */
export const hiddenVisually = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
