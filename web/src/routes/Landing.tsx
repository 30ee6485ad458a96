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
import css from './Landing.module.css';
import { LandingActions } from './LandingActions.tsx';

/** The home page (spec §2). All its data is one cached answer, GET /landing; Firestore is not asked. */
export default function Landing() {
  const answer = useAnswer(landing);
  return (
    <>
      <title>{landingText.title}</title>
      <LandingHero />
      <div className={`${page.column} ${css.sections}`}>
        <LandingCategories answer={answer} onRetry={landing.retry} />
        <BookDesk>
          <LandingAdvertised answer={answer} actions={(phone) => <LandingActions phone={phone} />} />
        </BookDesk>
        <LandingBlog articles={blogHeads} />
        <LandingRegister />
      </div>
    </>
  );
}
