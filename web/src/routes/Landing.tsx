import type { ProductAnswer } from '@bns/domain';
import { memo, Suspense, useDeferredValue } from 'react';
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

/** The answer is drawn piece by piece, not in one go: until then what shows it stands as it is, by its `memo`. */
const useLanding = () => useDeferredValue(useAnswer(landing));
const Tiles = memo(LandingCategories);
const Cards = memo(LandingAdvertised);
const actionsOf = (phone: ProductAnswer) => <LandingActions phone={phone} />;

function Categories() {
  return <Tiles answer={useLanding()} onRetry={landing.retry} />;
}

function Advertised() {
  const answer = useLanding();
  return (
    <BookDesk>
      <Cards answer={answer} actions={actionsOf} />
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
          <div className={`${page.late} ${css.below}`}>
            <LandingBlog articles={blogHeads} />
          </div>
        </Suspense>
        <Suspense>
          <div className={`${page.late} ${css.below}`}>
            <LandingRegister />
          </div>
        </Suspense>
      </div>
    </>
  );
}
