import { Link } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { shellText } from '../texts/shell.ts';
import css from './Brand.module.css';

/** The mark, a phone handed on, the same in both themes and in favicon.svg; and the name. It leads home. */
export function Brand() {
  return (
    <Link to={paths.home} className={css.brand}>
      <svg width="34" height="34" viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="9" fill="#0B6B4B" />
        <path
          d="M9 9.500A2.500 2.500 0 0 1 11.500 7h6A2.500 2.500 0 0 1 20 9.500V13h-3.200v-2.800h-4.600v11.600H17V25h-5.500A2.500 2.500 0 0 1 9 22.500Z"
          fill="#FBFAF6"
        />
        <path
          d="M16 16.100h5.300l-1.900-1.900 1.700-1.700 4.900 4.900-4.900 4.900-1.700-1.700 1.900-1.900H16Z"
          fill="#F2A516"
        />
      </svg>
      <span className={css.name}>{shellText.site}</span>
    </Link>
  );
}
