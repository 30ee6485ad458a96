import Close from '@mui/icons-material/Close';
import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useId } from 'react';
import { paths } from '../app/paths.ts';
import { useSession } from '../live/session.ts';
import { shellText } from '../texts/shell.ts';
import { pageWidth } from '../ui/pageWidth.ts';
import { Brand } from './Brand.tsx';
import { HeaderPerson } from './HeaderPerson.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { PageLink } from './PageLink.tsx';
import { useDisclosure } from './useDisclosure.ts';

const bar = {
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  bgcolor: 'background.default',
  borderBottom: 1,
  borderColor: 'divider',
} as const;

/** One list of links: a row from 900 px, below that a panel under the bar. */
const links = (open: boolean) =>
  ({
    display: { xs: open ? 'grid' : 'none', md: 'flex' },
    gap: 0.5,
    position: { xs: 'absolute', md: 'static' },
    top: '100%',
    insetInline: 0,
    p: { xs: 1.5, md: 0 },
    bgcolor: 'background.default',
    borderColor: 'divider',
    borderStyle: 'solid',
    borderWidth: { xs: '0 0 1px', md: 0 },
    flex: { md: 1 },
    ml: { md: 2 },
  }) as const;

/** On every page: where one is, where one can go, and who one is (spec §2). */
export function Header() {
  const session = useSession();
  const id = useId();
  const menu = useDisclosure();
  return (
    <Box component="header" sx={bar} onKeyDown={menu.onKeyDown}>
      <Box sx={{ ...pageWidth, display: 'flex', alignItems: 'center', gap: 1, minHeight: 64 }}>
        <Brand />
        <Box component="nav" id={id} aria-label={shellText.mainNav} sx={links(menu.open)}>
          <PageLink to={paths.home}>{shellText.home}</PageLink>
          <PageLink to={paths.allProducts}>{shellText.products}</PageLink>
          <PageLink to={paths.blog}>{shellText.blog}</PageLink>
          {session.status === 'signedIn' && <PageLink to={paths.dashboard}>{shellText.dashboard}</PageLink>}
        </Box>
        <Box sx={{ flex: { xs: 1, md: 0 } }} />
        <HeaderPerson session={session} />
        <IconButton
          ref={menu.opener}
          aria-label={shellText.menu}
          aria-expanded={menu.open}
          aria-controls={id}
          onClick={menu.toggle}
          color="inherit"
          sx={{ display: { md: 'none' }, mr: -1 }}
        >
          {menu.open ? <Close /> : <MenuIcon />}
        </IconButton>
      </Box>
      <OfflineBanner />
    </Box>
  );
}
