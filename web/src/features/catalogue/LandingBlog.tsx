import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { landingText } from '../../texts/landing.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import words from '../../ui/type.module.css';
import css from './Landing.module.css';

type Teaser = { slug: string; title: string; date: string; lead: string };

/** What the blog is about, article by article. */
export function LandingBlog({ articles }: { articles: readonly Teaser[] }) {
  return (
    <section aria-labelledby="from-the-blog">
      <div className={css.head}>
        <h2 id="from-the-blog" className={words.h2}>
          {landingText.blog}
        </h2>
        <ButtonLink to={paths.blog} variant="outlined">
          {landingText.readBlog}
        </ButtonLink>
      </div>
      {articles.slice(0, 3).map(({ slug, title, date, lead }) => (
        <Link key={slug} to={`${paths.blog}#${slug}`} className={css.article}>
          <span className={`${words.caption} ${words.quiet}`}>{date}</span>
          <h3 className={words.h3}>{title}</h3>
          <p className={`${words.body2} ${words.quiet}`}>{lead}</p>
        </Link>
      ))}
    </section>
  );
}
