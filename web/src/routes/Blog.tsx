import { articles, blogText } from '../texts/blog.ts';
import { PageHead } from '../ui/PageHead.tsx';
import page from '../ui/page.module.css';
import words from '../ui/type.module.css';
import css from './Blog.module.css';
import { BlogCard } from './BlogCard.tsx';

/** Four short articles for people who buy and sell used phones (spec §2). */
export default function Blog() {
  return (
    <div className={`${page.column} ${css.page}`}>
      <PageHead title={blogText.heading} description={blogText.description} />
      <h1 className={words.h1}>{blogText.heading}</h1>
      <p className={`${words.body1} ${words.quiet} ${css.hint}`}>{blogText.hint}</p>
      <div className={css.articles}>
        {articles.map((article) => (
          <BlogCard key={article.slug} article={article} />
        ))}
      </div>
    </div>
  );
}
