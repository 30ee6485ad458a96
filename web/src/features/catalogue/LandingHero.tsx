import { paths } from '../../app/paths.ts';
import { landingText } from '../../texts/landing.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Illustration } from '../../ui/Illustration.tsx';
import page from '../../ui/page.module.css';
import words from '../../ui/type.module.css';
import css from './LandingHero.module.css';

/** What this is, in one line, and the way to the phones. Never animated: it is what people see first. */
export function LandingHero() {
  return (
    <section className={`${page.column} ${css.hero}`}>
      <div>
        <h1 className={css.heading}>{landingText.heading}</h1>
        <p className={`${words.body1} ${words.quiet} ${css.lead}`}>{landingText.lead}</p>
        <div className={css.ways}>
          <ButtonLink to={paths.allProducts} variant="contained" size="large">
            {landingText.seeAll}
          </ButtonLink>
          <ButtonLink to={paths.addProduct} variant="outlined" size="large">
            {landingText.sellYours}
          </ButtonLink>
        </div>
      </div>
      <Illustration name="hero" alt={landingText.heroAlt} eager />
    </section>
  );
}
