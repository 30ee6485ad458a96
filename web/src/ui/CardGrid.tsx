import type { ComponentProps } from 'react';
import css from './CardGrid.module.css';

type CardGridProps = Omit<ComponentProps<'div'>, 'className'> & { rows?: 'sameHeight' | 'ownHeights' };

/** 1 column below 600 px, 2 below 1200, 3 from there (spec §9, decisions); rows share their height unless told. */
export function CardGrid({ rows = 'sameHeight', ...rest }: CardGridProps) {
  return <div className={rows === 'sameHeight' ? css.grid : `${css.grid} ${css.ownHeights}`} {...rest} />;
}
