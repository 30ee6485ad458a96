import { useId } from 'react';
import { paths } from '../app/paths.ts';
import { useSession } from '../live/session.ts';
import { shellText } from '../texts/shell.ts';
import { PlainIconButton } from '../ui/PlainIconButton.tsx';
import page from '../ui/page.module.css';
import { Brand } from './Brand.tsx';
import css from './Header.module.css';
import { HeaderPerson } from './HeaderPerson.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { PageLink } from './PageLink.tsx';
import { useDisclosure } from './useDisclosure.ts';

/** On every page: where one is, where one can go, and who one is (spec §2). */
export function Header() {
  const session = useSession();
  const id = useId();
  const { onKeyDown, ...menu } = useDisclosure();
  const closing = { onKeyDown };
  return (
    <header className={css.bar} {...closing}>
      <div className={`${page.column} ${css.row}`}>
        <Brand />
        <nav id={id} aria-label={shellText.mainNav} className={css.links} data-open={menu.open}>
          <PageLink to={paths.home}>{shellText.home}</PageLink>
          <PageLink to={paths.allProducts}>{shellText.products}</PageLink>
          <PageLink to={paths.blog}>{shellText.blog}</PageLink>
          {session.status === 'signedIn' && <PageLink to={paths.dashboard}>{shellText.dashboard}</PageLink>}
        </nav>
        <div className={css.gap} />
        <HeaderPerson session={session} />
        <div className={css.menu}>
          <PlainIconButton
            ref={menu.opener}
            icon={menu.open ? 'close' : 'menu'}
            label={shellText.menu}
            aria-expanded={menu.open}
            aria-controls={id}
            onClick={menu.toggle}
          />
        </div>
      </div>
      <OfflineBanner />
    </header>
  );
}
