import { DASHBOARD_DRAWER_MS } from '@bns/domain';
import MenuIcon from '@mui/icons-material/Menu';
import { useSession } from '../live/session.ts';
import { sidebarText } from '../texts/sidebars.ts';
import { FullScreenLoader } from '../ui/FullScreenLoader.tsx';
import { DashboardSidebar } from './DashboardSidebar.tsx';
import { SidebarFrame } from './SidebarFrame.tsx';

/** A person's own pages (spec §2). It stands behind the sign-in guard; leaving shows the loader, not a gap. */
export function DashboardLayout() {
  const session = useSession();
  if (session.status !== 'signedIn') return <FullScreenLoader />;
  return (
    <SidebarFrame
      opener={{ label: sidebarText.openMenu, icon: <MenuIcon /> }}
      drawerMs={DASHBOARD_DRAWER_MS}
      sidebar={<DashboardSidebar person={session.person} />}
    />
  );
}
