import type { ReactNode } from 'react';
import { phonePageText } from '../../texts/phonePage.ts';
import { FocusKept } from '../../ui/FocusKept.tsx';
import { LargePhoto } from '../../ui/LargePhoto.tsx';
import { PhoneChips } from '../../ui/PhoneChips.tsx';
import { Price } from '../../ui/Price.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import words from '../../ui/type.module.css';
import type { OpenPhone } from './OpenPhone.ts';
import { PhoneFigures } from './PhoneFigures.tsx';
import { PhoneSeller } from './PhoneSeller.tsx';
import css from './PhoneSheet.module.css';

type PhoneSheetProps = {
  phone: OpenPhone;
  /** Booked by the person who looks. */
  booked: boolean;
  /** How many phones its seller has on the market; undefined while that is not known. */
  sellerPhones: number | undefined;
  /** The main thing to do with it, in reach of a thumb. */
  buy: ReactNode;
  /** What else may be done with it, beside the main thing. */
  more: ReactNode;
  /** What to do where something is wrong with it. */
  report: ReactNode;
};

/** One phone with all that is known of it (decisions, "One phone's page"). Routes bring what may be done with it. */
export function PhoneSheet({ phone, booked, sellerPhones, buy, more, report }: PhoneSheetProps) {
  const { title, isSold, isAdvertised } = phone;
  return (
    <div className={css.sheet}>
      <div className={css.photo}>
        <LargePhoto src={phone.image} title={title} eager />
        <PhoneChips condition={phone.condition} sold={isSold} advertised={isAdvertised} booked={booked} />
      </div>
      <div className={css.facts}>
        <div>
          <p className={`${words.body2} ${words.quiet}`}>
            <RelativeTime at={phone.time} />
          </p>
          <h1 className={`${words.h1} ${css.title}`}>{title}</h1>
          <div className={css.price}>
            <Price resalePrice={phone.resalePrice} originalPrice={phone.originalPrice} />
          </div>
        </div>
        <FocusKept label={phonePageText.acts}>
          <div className={css.acts}>
            {buy}
            <div className={css.more}>{more}</div>
          </div>
        </FocusKept>
        <PhoneSeller name={phone.sellerName} verified={phone.sellerVerified} phones={sellerPhones} />
        <PhoneFigures phone={phone} />
        {report}
      </div>
      <section aria-labelledby="description" className={css.description}>
        <h2 id="description" className={words.h3}>
          {phonePageText.description}
        </h2>
        <p className={`${words.body1} ${css.lines}`}>{phone.description}</p>
      </section>
    </div>
  );
}
