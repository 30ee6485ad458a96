import { Suspense, useDeferredValue } from 'react';
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

/** Says that what stands below was seen before, and could not be asked for now. */
function OldAnswer() {
  const answer = useAnswer(landing);
  return (
    <p role="status" className={`${page.column} ${words.body2} ${words.quiet}`}>
      {answer.state === 'ready' && answer.old && landingText.old}
    </p>
  );
}

function Categories() {
  return <LandingCategories answer={useAnswer(landing)} onRetry={landing.retry} />;
}

/** Cards are much to draw and to lay out: piece by piece, and not in one go with what stands above them. */
function Advertised() {
  const answer = useDeferredValue(useAnswer(landing));
  return (
    <BookDesk>
      <LandingAdvertised answer={answer} actions={(phone) => <LandingActions phone={phone} />} />
    </BookDesk>
  );
}

/**
 * The home page (spec §2). All its data is one cached answer, GET /landing; Firestore is not asked. Each part below the
 * first screen is taken over by itself, and only those that show the answer are drawn again for it: a cheap phone is
 * never busy for long in one go.
 */
export default function Landing() {
  return (
    <>
      <title>{landingText.title}</title>
      <LandingHero />
      <OldAnswer />
      <div className={`${page.column} ${css.sections}`}>
        <Suspense>
          <Categories />
        </Suspense>
        <Suspense>
          <Advertised />
        </Suspense>
        <Suspense>
          <div className={css.below}>
            <LandingBlog articles={blogHeads} />
          </div>
        </Suspense>
        <Suspense>
          <div className={css.below}>
            <LandingRegister />
          </div>
        </Suspense>
      </div>
    </>
  );
}
