import { Link } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import css from './PhoneName.module.css';

type PhoneNameProps = {
  title: string;
  /** Whose page it leads to; a phone that nobody can look at any more has none. */
  phoneId: string | undefined;
};

/** A phone's name in a heading, the way to its own page. */
export function PhoneName({ title, phoneId }: PhoneNameProps) {
  if (phoneId === undefined) return title;
  return (
    <Link to={paths.phone(phoneId)} className={css.way}>
      {title}
    </Link>
  );
}
