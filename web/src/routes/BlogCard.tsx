import { type Article, blogText } from '../texts/blog.ts';
import card from '../ui/card.module.css';
import words from '../ui/type.module.css';
import css from './BlogCard.module.css';
import { useNamedPlace } from './useNamedPlace.ts';

/** A whole article on one card: there is no page behind it to wait for. */
export function BlogCard({ article }: { article: Article }) {
  const { slug, title, lead, close } = article;
  const place = useNamedPlace(slug);
  return (
    <article
      ref={place}
      tabIndex={-1}
      id={slug}
      aria-labelledby={`${slug}-title`}
      className={`${card.frame} ${css.card}`}
    >
      <div>
        <p className={`${words.caption} ${words.quiet} ${css.dateline}`}>{blogText.dateline(article)}</p>
        <h2 id={`${slug}-title`} className={`${words.h2} ${css.title}`}>
          {title}
        </h2>
      </div>
      <p className={`${words.body1} ${words.quiet}`}>{lead}</p>
      <ol className={css.steps}>
        {article.steps.map((step) => (
          <li key={step} className={words.body2}>
            {step}
          </li>
        ))}
      </ol>
      <p className={words.body2}>{close}</p>
    </article>
  );
}
