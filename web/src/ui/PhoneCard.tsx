import { cutDescription, type ProductFields } from '@bns/domain';
import { type ReactNode, useId } from 'react';
import { phoneCardText } from '../texts/phoneCard.ts';
import card from './card.module.css';
import { LargePhoto } from './LargePhoto.tsx';
import css from './PhoneCard.module.css';
import { PhoneChips } from './PhoneChips.tsx';
import { PhoneFacts } from './PhoneFacts.tsx';
import { PhoneName } from './PhoneName.tsx';
import { PlainIconButton } from './PlainIconButton.tsx';
import { Price } from './Price.tsx';
import type { Moment } from './postedAgo.ts';
import { SellerLine } from './SellerLine.tsx';
import text from './text.module.css';
import { Tip } from './Tip.tsx';
import words from './type.module.css';

/** What a card shows of a phone: any product, order or wish of the domain fits once its time is a Moment. */
export type CardPhone = Pick<
  ProductFields<Moment>,
  | 'title'
  | 'categoryName'
  | 'image'
  | 'cardImage'
  | 'description'
  | 'originalPrice'
  | 'resalePrice'
  | 'yearsOfUse'
  | 'condition'
  | 'time'
  | 'location'
  | 'sellerName'
  | 'sellerVerified'
  | 'isSold'
  | 'isAdvertised'
>;

type PhoneCardProps = {
  phone: CardPhone;
  /** Makes the title the way to the phone's own page, where it has one. */
  phoneId?: string | undefined;
  /** Booked by the person who looks, or, for its seller, by anybody. */
  booked?: boolean;
  /** h2 below a page's h1, h3 below a section's h2. */
  titleAs?: 'h2' | 'h3';
  /** Buttons, aligned along the foot of the row. */
  actions?: ReactNode;
  /** Shown between description and actions, e.g. an order's status. */
  children?: ReactNode;
  onReport?: (() => void) | undefined;
  /** What is to be known of the price. */
  priceNote?: string;
  /** The picture is on the first screen. */
  eager?: boolean;
};

/**
 * The product card (spec §2). It stands in ui because every list shows it and none owns it: it knows how a phone
 * looks and nothing of what may be done with it; lists bring their buttons.
 */
export function PhoneCard(props: PhoneCardProps) {
  const {
    phone,
    phoneId,
    booked = false,
    titleAs: Title = 'h2',
    actions,
    children,
    onReport,
    priceNote,
    eager = false,
  } = props;
  const titleId = useId();
  return (
    <article aria-labelledby={titleId} className={card.frame}>
      <div className={css.picture}>
        <LargePhoto src={phone.image} small={phone.cardImage} title={phone.title} eager={eager} />
        <PhoneChips
          condition={phone.condition}
          sold={phone.isSold}
          advertised={phone.isAdvertised}
          booked={booked}
        />
        {onReport !== undefined && (
          <div className={css.report}>
            <Tip label={phoneCardText.report}>
              <PlainIconButton
                icon="flag"
                size={20}
                look="danger"
                label={phoneCardText.report}
                onClick={onReport}
              />
            </Tip>
          </div>
        )}
      </div>
      <div className={css.words}>
        <div>
          <p className={`${words.caption} ${words.quiet} ${css.brand}`}>{phone.categoryName}</p>
          <Title id={titleId} title={phone.title} className={`${words.h3} ${text.twoLines}`}>
            <PhoneName title={phone.title} phoneId={phoneId} />
          </Title>
        </div>
        <Price resalePrice={phone.resalePrice} originalPrice={phone.originalPrice} note={priceNote} />
        <PhoneFacts location={phone.location} time={phone.time} yearsOfUse={phone.yearsOfUse} />
        <SellerLine name={phone.sellerName} verified={phone.sellerVerified} />
        <p className={`${words.body2} ${words.quiet} ${css.description}`}>
          {cutDescription(phone.description)}
        </p>
        {children}
        {actions !== undefined && <div className={card.foot}>{actions}</div>}
      </div>
    </article>
  );
}
