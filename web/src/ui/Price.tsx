import { formatTk, savingPercent } from '@bns/domain';
import { phoneCardText } from '../texts/phoneCard.ts';
import css from './Price.module.css';
import words from './type.module.css';

type PriceProps = {
  resalePrice: number;
  originalPrice: number;
  /** What is to be known of this price, below it. */
  note?: string | undefined;
};

/** What the phone costs, loud; what it cost new, struck; the saving in words. Prices are whole Tk. */
export function Price({ resalePrice, originalPrice, note }: PriceProps) {
  const saving = savingPercent(originalPrice, resalePrice);
  return (
    <div className={css.line}>
      <strong className={css.price}>{formatTk(resalePrice)}</strong>
      <s
        aria-label={phoneCardText.newPrice(formatTk(originalPrice))}
        className={`${words.caption} ${words.quiet}`}
      >
        {formatTk(originalPrice)}
      </s>
      {saving > 0 && <span className={`${words.caption} ${css.saving}`}>{phoneCardText.less(saving)}</span>}
      {note !== undefined && <span className={`${words.caption} ${words.quiet} ${css.note}`}>{note}</span>}
    </div>
  );
}
