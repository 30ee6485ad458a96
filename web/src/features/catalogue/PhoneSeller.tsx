import { phonePageText } from '../../texts/phonePage.ts';
import { Bone } from '../../ui/Bone.tsx';
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
      <Phones count={phones} />
    </section>
  );
}

function Phones({ count }: { count: number | undefined }) {
  if (count === 0) return null;
  return (
    <p className={`${words.caption} ${words.quiet}`}>
      {count === undefined ? <Bone line={{ width: '140px', height: 18 }} /> : phonePageText.offered(count)}
    </p>
  );
}
