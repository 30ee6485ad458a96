import type { ReactNode } from 'react';
import { phoneCardText } from '../texts/phoneCard.ts';
import css from './PhoneChips.module.css';
import words from './type.module.css';

type PhoneChipsProps = { condition: string; sold: boolean; advertised: boolean; booked: boolean };
type ChipProps = { look: 'ink' | 'marigold' | 'green' | 'paper'; children: ReactNode };

/** Small and still: MUI's Chip is a button at heart, this is a word. */
function Chip({ look, children }: ChipProps) {
  return <span className={`${words.caption} ${css.chip} ${css[look]}`}>{children}</span>;
}

/** On the picture: what became of the phone above, its condition below. */
export function PhoneChips({ condition, sold, advertised, booked }: PhoneChipsProps) {
  return (
    <>
      <div className={`${css.row} ${css.above}`}>
        {sold && <Chip look="ink">{phoneCardText.sold}</Chip>}
        {advertised && <Chip look="marigold">{phoneCardText.advertised}</Chip>}
        {booked && <Chip look="green">{phoneCardText.booked}</Chip>}
      </div>
      <div className={`${css.row} ${css.below}`}>
        <Chip look="paper">{condition}</Chip>
      </div>
    </>
  );
}
