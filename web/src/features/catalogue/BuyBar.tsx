import { formatTk, savingPercent } from '@bns/domain';
import { type ReactNode, useLayoutEffect } from 'react';
import { phoneCardText } from '../../texts/phoneCard.ts';
import words from '../../ui/type.module.css';
import css from './BuyBar.module.css';

type BuyBarProps = {
  /** Whole Tk, as on the page: the bar says it once more where the page has scrolled on. */
  phone: { resalePrice: number; originalPrice: number };
  /** The button. */
  children: ReactNode;
};

/** The main thing to do with a phone: at the foot of a small screen, where a thumb is, beside its price; else in its place. The page
 * makes room for it below its end, also under notices. */
export function BuyBar({ phone: { resalePrice, originalPrice }, children }: BuyBarProps) {
  useLayoutEffect(() => {
    document.documentElement.dataset['footBar'] = 'yes';
    return () => {
      delete document.documentElement.dataset['footBar'];
    };
  }, []);
  const saving = savingPercent(originalPrice, resalePrice);
  return (
    <div className={css.bar}>
      <div className={css.price} aria-hidden>
        <span className={css.tk}>{formatTk(resalePrice)}</span>
        {saving > 0 && <span className={`${words.caption} ${css.saving}`}>{phoneCardText.less(saving)}</span>}
      </div>
      {children}
    </div>
  );
}
