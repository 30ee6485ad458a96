import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from './Icon.tsx';
import css from './PlainIconButton.module.css';

type PlainIconButtonProps = {
  icon: ComponentProps<typeof Icon>['name'];
  size?: number;
  label: string;
  /** Of its text, green as a way on, or red on paper once a pointer is over it. */
  look?: 'inherit' | 'green' | 'danger';
};

const classes = (look: PlainIconButtonProps['look'] = 'inherit') =>
  look === 'inherit' ? css.button : `${css.button} ${css[look]}`;

type PressProps = PlainIconButtonProps &
  Pick<ComponentProps<'button'>, 'ref' | 'aria-expanded' | 'aria-controls' | 'popoverTarget'> & {
    onClick: () => void;
  };

/** A button that is a mark, 44 px at least, drawn without MUI. */
export function PlainIconButton({ icon, size, label, look, onClick, ...rest }: PressProps) {
  return (
    <button type="button" className={classes(look)} aria-label={label} onClick={() => onClick()} {...rest}>
      <Icon name={icon} {...(size !== undefined && { size })} />
    </button>
  );
}

/** The same as a way to another page. */
export function IconLink({ icon, label, look, to }: PlainIconButtonProps & { to: string }) {
  return (
    <Link to={to} className={classes(look)} aria-label={label}>
      <Icon name={icon} />
    </Link>
  );
}
