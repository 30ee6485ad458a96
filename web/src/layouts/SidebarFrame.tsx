import { MESSAGES } from '@bns/domain';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { Outlet } from 'react-router-dom';
import { notify } from '../ui/notify.ts';
import page from '../ui/page.module.css';
import { PageArea } from './PageArea.tsx';
import { PageFrame } from './PageFrame.tsx';
import type { SidebarDrawer } from './SidebarDrawer.tsx';
import { useDisclosure } from './useDisclosure.ts';

type SidebarFrameProps = {
  /** What the floating button of small screens says. */
  opener: { label: string; icon: ReactNode; text?: string };
  drawerMs: number;
  sidebar: ReactNode;
};

const column = {
  display: 'grid',
  alignItems: 'start',
  gap: { md: 4, lg: 5 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '240px minmax(0, 1fr)' },
  pt: { xs: 3, md: 4 },
  // Below 900 px the floating button stands clear of the last card.
  pb: { xs: 11, md: 4 },
} as const;

const sticky = { position: 'sticky', top: 88, maxHeight: 'calc(100dvh - 104px)', overflowY: 'auto' } as const;

/** A page beside a sidebar; below 900 px the sidebar is a drawer, and the thumb reaches its button. */
export function SidebarFrame({ opener, drawerMs, sidebar }: SidebarFrameProps) {
  const wide = useMediaQuery('(min-width: 900px)', { noSsr: true });
  const drawer = useDisclosure();
  const [Drawer, setDrawer] = useState<typeof SidebarDrawer>();

  /** Its code comes when it is first opened, closed, so that it slides in then, too. */
  async function press(): Promise<void> {
    try {
      const module = await import('./SidebarDrawer.tsx');
      flushSync(() => setDrawer(() => module.SidebarDrawer));
      drawer.toggle();
    } catch {
      notify.error(MESSAGES.wrong);
    }
  }
  return (
    <PageFrame>
      <Box className={page.column} sx={column}>
        {wide && <Box sx={sticky}>{sidebar}</Box>}
        <PageArea>
          <Outlet />
        </PageArea>
      </Box>
      {!wide && (
        <>
          {Drawer !== undefined && (
            <Drawer open={drawer.open} onClose={drawer.close} ms={drawerMs}>
              {sidebar}
            </Drawer>
          )}
          <Fab
            ref={drawer.opener}
            color="primary"
            variant={opener.text === undefined ? 'circular' : 'extended'}
            aria-label={opener.label}
            aria-haspopup="dialog"
            onClick={() => void press()}
            sx={{ position: 'fixed', right: 16, bottom: 'calc(16px + env(safe-area-inset-bottom))', gap: 1 }}
          >
            {opener.icon}
            {opener.text}
          </Fab>
        </>
      )}
    </PageFrame>
  );
}
