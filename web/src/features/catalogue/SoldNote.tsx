import { paths } from '../../app/paths.ts';
import { phoneCardText } from '../../texts/phoneCard.ts';
import { phonePageText } from '../../texts/phonePage.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import words from '../../ui/type.module.css';
import css from './SoldNote.module.css';

/** In the place of the button that a sold phone has no more. */
export function SoldNote({ phone }: { phone: { categoryId: string; categoryName: string } }) {
  return (
    <div className={css.note}>
      <p role="status" className={words.body2}>
        <strong>{phoneCardText.sold}.</strong> {phonePageText.soldHint}
      </p>
      <ButtonLink to={paths.category(phone.categoryId)} variant="contained">
        {phonePageText.morePhones(phone.categoryName)}
      </ButtonLink>
    </div>
  );
}
