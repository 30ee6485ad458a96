import { useEffect, useId, useRef } from 'react';
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
import { isOpenPopover, useBegun } from './useBegun.ts';
import { useDisclosure } from './useDisclosure.ts';

/** On every page: where one is, where one can go, and who one is (spec §2). Until scripts have come the menu of a
 * small screen is the browser's own popover. */
export function Header() {
  const session = useSession();
  const id = useId();
  const { onKeyDown, toggle, ...menu } = useDisclosure();
  const links = useRef<HTMLElement>(null);
  const isBegun = useBegun();
  // What was opened before stays open; a disclosure begins closed, by an effect before this one.
  useEffect(() => {
    if (isOpenPopover(links.current)) toggle();
  }, [toggle]);
  const closing = { onKeyDown };
  return (
    <header className={css.bar} {...closing}>
      <div className={`${page.column} ${css.row}`}>
        <Brand />
        <nav
          ref={links}
          id={id}
          aria-label={shellText.mainNav}
          className={css.links}
          data-open={menu.open}
          {...(!isBegun && { popover: 'manual' })}
        >
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
            onClick={toggle}
            {...(!isBegun && { popoverTarget: id })}
          />
        </div>
      </div>
      <OfflineBanner />
    </header>
  );
}
