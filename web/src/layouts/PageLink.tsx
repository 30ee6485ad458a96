import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import css from './PageLink.module.css';

/** A link of the header or the footer; the page one is on carries a marigold line. */
export function PageLink(props: { to: string; children: ReactNode }) {
  return (
    <NavLink className={({ isActive }) => (isActive ? `${css.link} ${css.active}` : css.link)} {...props} />
  );
}
