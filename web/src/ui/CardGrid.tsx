import type { ComponentProps } from 'react';
import css from './CardGrid.module.css';

type CardGridProps = ComponentProps<'div'> & { rows?: 'sameHeight' | 'ownHeights' };

/** 1 column below 600 px, 2 below 1200, 3 from there (spec §9, decisions); rows share their height unless told. */
export function CardGrid({ rows = 'sameHeight', className, ...rest }: CardGridProps) {
  const look = [css.grid, rows === 'ownHeights' && css.ownHeights, className].filter(Boolean).join(' ');
  return <div className={look} {...rest} />;
}
