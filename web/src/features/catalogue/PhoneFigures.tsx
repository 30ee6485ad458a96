import { phonePageText } from '../../texts/phonePage.ts';
import words from '../../ui/type.module.css';
import css from './PhoneFigures.module.css';
import type { OpenPhone } from './OpenPhone.ts';

/** What is to be known of a phone besides its price, line by line. */
export function PhoneFigures({ phone }: { phone: OpenPhone }) {
  const rows = [
    [phonePageText.condition, phone.condition],
    [phonePageText.used, phone.yearsOfUse],
    [phonePageText.place, phone.location],
    [phonePageText.brand, phone.categoryName],
  ] as const;
  return (
    <dl aria-label={phonePageText.facts} className={`${words.body2} ${css.figures}`}>
      {rows.map(([name, value]) => (
        <div key={name} className={css.row}>
          <dt className={words.quiet}>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
