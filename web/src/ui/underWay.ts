/**
 * A button whose act is under way: it says so and is seen to wait, and keeps the focus, which a disabled one would lose.
 * Who presses it meanwhile does nothing.
 */
export const underWay = (busy: boolean) =>
  ({
    'aria-busy': busy,
    'aria-disabled': busy,
    sx: busy ? { opacity: 0.6, cursor: 'progress' } : {},
  }) as const;
