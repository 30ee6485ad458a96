import { phoneCardText } from '../texts/phoneCard.ts';
import css from './PhoneFacts.module.css';
import type { Moment } from './postedAgo.ts';
import { RelativeTime } from './RelativeTime.tsx';
import words from './type.module.css';

type PhoneFactsProps = { location: string; time: Moment; yearsOfUse: string };

/** Place · age · years of use, on one line while it fits. */
export function PhoneFacts({ location, time, yearsOfUse }: PhoneFactsProps) {
  return (
    <ul className={`${words.caption} ${words.quiet} ${css.facts}`}>
      <li>{location}</li>
      <li>
        <RelativeTime at={time} />
      </li>
      <li>{phoneCardText.ofUse(yearsOfUse)}</li>
    </ul>
  );
}
