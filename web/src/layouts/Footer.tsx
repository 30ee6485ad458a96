import { paths } from '../app/paths.ts';
import { shellText } from '../texts/shell.ts';
import page from '../ui/page.module.css';
import words from '../ui/type.module.css';
import { Brand } from './Brand.tsx';
import css from './Footer.module.css';
import { PageLink } from './PageLink.tsx';

/** Closes every page (spec §2; the filler text is one true sentence, decisions 15). */
export function Footer() {
  return (
    <footer className={`${page.late} ${css.footer}`}>
      <div className={`${page.column} ${css.columns}`}>
        <div className={css.site}>
          <Brand />
          <p className={`${words.body2} ${words.quiet} ${css.purpose}`}>{shellText.purpose}</p>
        </div>
        <nav aria-label={shellText.footerNav} className={css.links}>
          <PageLink to={paths.allProducts}>{shellText.products}</PageLink>
          <PageLink to={paths.blog}>{shellText.blog}</PageLink>
        </nav>
        <span className={`${words.caption} ${words.quiet} ${css.copyright}`}>{shellText.copyright}</span>
      </div>
    </footer>
  );
}
