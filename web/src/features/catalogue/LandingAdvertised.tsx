import { LANDING_ADVERTISED, type LandingAnswer, type ProductAnswer } from '@bns/domain';
import type { ReactNode } from 'react';
import type { Answer } from '../../api/keptAnswer.ts';
import { paths } from '../../app/paths.ts';
import { landingText } from '../../texts/landing.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { CardGrid } from '../../ui/CardGrid.tsx';
import { CardSkeletons } from '../../ui/CardSkeleton.tsx';
import { PhoneCard } from '../../ui/PhoneCard.tsx';
import { PhotoDesk } from '../../ui/PhotoDesk.tsx';
import page from '../../ui/page.module.css';
import { Reveal } from '../../ui/Reveal.tsx';
import words from '../../ui/type.module.css';
import css from './Landing.module.css';
import { PhoneAnchor } from './PhoneAnchor.tsx';

type LandingAdvertisedProps = { answer: Answer<LandingAnswer>; actions: (phone: ProductAnswer) => ReactNode };

/** Up to 6 advertised phones; without any the whole section goes, heading and button included (decisions). */
export function LandingAdvertised({ answer, actions }: LandingAdvertisedProps) {
  if (answer.state === 'failed') return null;
  if (answer.state === 'ready' && answer.data.advertised.length === 0) return null;
  return (
    <section aria-labelledby="advertised" className={`${page.late} ${css.phones}`}>
      <div className={`${css.head} ${css.wrapping}`}>
        <h2 id="advertised" className={words.h2}>
          {landingText.advertised}
        </h2>
        <ButtonLink to={paths.allProducts} variant="outlined">
          {landingText.allProducts}
        </ButtonLink>
      </div>
      {answer.state === 'loading' ? (
        <CardSkeletons count={3} />
      ) : (
        <PhotoDesk>
          <CardGrid className={css.advertised}>
            {answer.data.advertised.slice(0, LANDING_ADVERTISED).map((phone) => (
              <Reveal key={phone._id}>
                <PhoneAnchor productId={phone._id}>
                  <PhoneCard phone={phone} phoneId={phone._id} titleAs="h3" actions={actions(phone)} />
                </PhoneAnchor>
              </Reveal>
            ))}
          </CardGrid>
        </PhotoDesk>
      )}
    </section>
  );
}
