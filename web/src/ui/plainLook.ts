import css from './PlainButton.module.css';

export type PlainLook = {
  variant?: 'contained' | 'outlined' | 'text' | undefined;
  size?: 'medium' | 'large' | undefined;
};

/** The classes of a button, or of a link that looks like one. */
export function plainLook(
  variant: PlainLook['variant'] = 'text',
  size: PlainLook['size'] = 'medium',
): string {
  return `${css.button} ${css[variant]}${size === 'large' ? ` ${css.large}` : ''}`;
}
