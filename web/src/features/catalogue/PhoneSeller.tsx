import { phonePageText } from '../../texts/phonePage.ts';
import { SellerLine } from '../../ui/SellerLine.tsx';
import words from '../../ui/type.module.css';
import css from './PhoneSeller.module.css';

type PhoneSellerProps = {
  name: string;
  verified: boolean;
  /** How many phones he has on the market; undefined while that is not known. */
  phones: number | undefined;
};

/** Who sells a phone, and how much of a seller he is. */
export function PhoneSeller({ name, verified, phones }: PhoneSellerProps) {
  return (
    <section aria-labelledby="seller" className={css.seller}>
      <h2 id="seller" className={`${words.caption} ${words.quiet} ${css.heading}`}>
        {phonePageText.seller}
      </h2>
      <SellerLine name={name} verified={verified} />
      <p className={`${words.caption} ${words.quiet} ${css.phones}`}>
        {phones === undefined || phones === 0 ? '' : phonePageText.offered(phones)}
      </p>
    </section>
  );
}
