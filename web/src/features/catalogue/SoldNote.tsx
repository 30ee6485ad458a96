import type { ReactNode } from 'react';
import { paths } from '../../app/paths.ts';
import { phoneCardText } from '../../texts/phoneCard.ts';
import { phonePageText } from '../../texts/phonePage.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import words from '../../ui/type.module.css';
import css from './SoldNote.module.css';

type SoldNoteProps = {
  phone: { categoryId: string; categoryName: string; isSold: boolean };
  /** The button that a sold phone has no more. */
  children: ReactNode;
};

/** The way to buy a phone, or, when it is sold, that it is. The words' place is there before: only so they are read out. */
export function SoldNote({ phone: { categoryId, categoryName, isSold }, children }: SoldNoteProps) {
  return (
    <div className={isSold ? css.note : undefined}>
      <p role="status" className={words.body2}>
        {isSold && (
          <>
            <strong>{phoneCardText.sold}.</strong> {phonePageText.soldHint}
          </>
        )}
      </p>
      {isSold ? (
        <ButtonLink to={paths.category(categoryId)} variant="contained">
          {phonePageText.morePhones(categoryName)}
        </ButtonLink>
      ) : (
        children
      )}
    </div>
  );
}
