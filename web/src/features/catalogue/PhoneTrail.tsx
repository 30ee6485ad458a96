import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { phonePageText } from '../../texts/phonePage.ts';
import words from '../../ui/type.module.css';
import css from './PhoneTrail.module.css';

type PhoneTrailProps = { phone: { title: string; categoryId: string; categoryName: string } };

/** Where a phone stands: home, its brand, itself. */
export function PhoneTrail({ phone: { title, categoryId, categoryName } }: PhoneTrailProps) {
  return (
    <nav aria-label={phonePageText.trail}>
      <ol className={`${words.body2} ${words.quiet} ${css.trail}`}>
        <li>
          <Link to={paths.home}>{phonePageText.home}</Link>
        </li>
        <li>
          <Link to={paths.category(categoryId)}>{categoryName}</Link>
        </li>
        <li aria-current="page" className={css.here}>
          {title}
        </li>
      </ol>
    </nav>
  );
}
