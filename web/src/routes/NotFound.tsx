import { paths } from '../app/paths.ts';
import { notFoundText } from '../texts/notFound.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Illustration } from '../ui/Illustration.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import page from '../ui/page.module.css';
import words from '../ui/type.module.css';
import css from './NotFound.module.css';

/** Any other address (spec §2). */
export default function NotFound() {
  return (
    <div className={`${page.column} ${css.page}`}>
      <PageHead title={notFoundText.title} description={notFoundText.description} />
      <Illustration name="lost" alt={notFoundText.alt} eager />
      <h1 className={`${words.h1} ${css.below}`}>{notFoundText.heading}</h1>
      <p className={`${words.body1} ${words.quiet} ${css.hint}`}>{notFoundText.hint}</p>
      <div className={css.below}>
        <ButtonLink to={paths.homeNamed} variant="contained" size="large">
          {notFoundText.home}
        </ButtonLink>
      </div>
    </div>
  );
}
