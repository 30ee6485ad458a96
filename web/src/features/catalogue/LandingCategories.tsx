import { type CategoryAnswer, LANDING_CATEGORIES, type LandingAnswer } from '@bns/domain';
import { Link } from 'react-router-dom';
import type { Answer } from '../../api/keptAnswer.ts';
import { paths } from '../../app/paths.ts';
import { landingText } from '../../texts/landing.ts';
import { Bone, Bones } from '../../ui/Bone.tsx';
import card from '../../ui/card.module.css';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { Picture } from '../../ui/Picture.tsx';
import page from '../../ui/page.module.css';
import words from '../../ui/type.module.css';
import css from './Landing.module.css';

function Tile({ category: { _id, categoryName, image } }: { category: CategoryAnswer }) {
  return (
    <Link to={paths.category(_id)} className={`${card.frame} ${css.tile}`}>
      <Picture src={image} alt="" />
      <span className={css.brand}>{categoryName}</span>
    </Link>
  );
}

function Tiles({ answer, onRetry }: { answer: Answer<LandingAnswer>; onRetry: () => void }) {
  if (answer.state === 'failed') return <ErrorPanel title={landingText.failed} onRetry={onRetry} />;
  if (answer.state === 'loading') {
    return (
      <Bones label={landingText.loading} className={css.tiles}>
        {Array.from({ length: LANDING_CATEGORIES }, (_, at) => (
          <div key={at} className={card.frame}>
            <Bone />
            <div className={css.brand}>
              <Bone line={{ width: '50%' }} />
            </div>
          </div>
        ))}
      </Bones>
    );
  }
  return (
    <div className={css.tiles}>
      {answer.data.categories.slice(0, LANDING_CATEGORIES).map((category) => (
        <Tile key={category._id} category={category} />
      ))}
    </div>
  );
}

/** The first 6 brands by name, each the way to its phones (spec §2). */
export function LandingCategories(props: { answer: Answer<LandingAnswer>; onRetry: () => void }) {
  return (
    <section aria-labelledby="categories" className={`${page.late} ${css.brands}`}>
      <h2 id="categories" className={`${words.h2} ${css.heading}`}>
        {landingText.categories}
      </h2>
      <Tiles {...props} />
    </section>
  );
}
