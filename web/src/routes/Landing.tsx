import { useDeferredValue } from 'react';
import { useAnswer } from '../api/keptAnswer.ts';
import { landing } from '../api/landing.ts';
import { BookDesk } from '../features/buying/BookDesk.tsx';
import { LandingAdvertised } from '../features/catalogue/LandingAdvertised.tsx';
import { LandingBlog } from '../features/catalogue/LandingBlog.tsx';
import { LandingCategories } from '../features/catalogue/LandingCategories.tsx';
import { LandingHero } from '../features/catalogue/LandingHero.tsx';
import { LandingRegister } from '../features/catalogue/LandingRegister.tsx';
import { blogHeads } from '../texts/blogHeads.ts';
import { landingText } from '../texts/landing.ts';
import page from '../ui/page.module.css';
import words from '../ui/type.module.css';
import css from './Landing.module.css';
import { LandingActions } from './LandingActions.tsx';

/** The home page (spec §2). All its data is one cached answer, GET /landing; Firestore is not asked. */
export default function Landing() {
  const answer = useAnswer(landing);
  // Cards are much to draw and to lay out: piece by piece, and not in one go with what stands above them.
  const cards = useDeferredValue(answer);
  return (
    <>
      <title>{landingText.title}</title>
      <LandingHero />
      <p role="status" className={`${page.column} ${words.body2} ${words.quiet}`}>
        {answer.state === 'ready' && answer.old && landingText.old}
      </p>
      <div className={`${page.column} ${css.sections}`}>
        <LandingCategories answer={answer} onRetry={landing.retry} />
        <BookDesk>
          <LandingAdvertised answer={cards} actions={(phone) => <LandingActions phone={phone} />} />
        </BookDesk>
        <div className={css.below}>
          <LandingBlog articles={blogHeads} />
        </div>
        <LandingRegister />
      </div>
    </>
  );
}
