import { DASHBOARD_DRAWER_MS } from '@bns/domain';
import MenuIcon from '@mui/icons-material/Menu';
import { useOpenBookings } from '../live/bookings.ts';
import type { LiveList, OrderRow } from '../live/lists.ts';
import { useSession } from '../live/session.ts';
import { sidebarText } from '../texts/sidebars.ts';
import { FullScreenLoader } from '../ui/FullScreenLoader.tsx';
import { WaitingCount } from '../ui/waitingCount.ts';
import { DashboardSidebar } from './DashboardSidebar.tsx';
import { SidebarFrame } from './SidebarFrame.tsx';
import { useArrivals } from './useArrivals.ts';

/** Of a full page there may be more. */
function countOf(bookings: LiveList<OrderRow>): string {
  if (bookings.status !== 'ready' || bookings.rows.length === 0) return '';
  return `${bookings.rows.length}${bookings.hasMore ? '+' : ''}`;
}

/** A person's own pages (spec §2). It stands behind the sign-in guard; leaving shows the loader, not a gap. */
export function DashboardLayout() {
  const session = useSession();
  const sells = session.status === 'signedIn' && session.person.role !== 'buyer';
  const bookings = useOpenBookings(sells);
  useArrivals(bookings, sells);
  if (session.status !== 'signedIn') return <FullScreenLoader />;
  return (
    <WaitingCount value={countOf(bookings)}>
      <SidebarFrame
        opener={{ label: sidebarText.openMenu, icon: <MenuIcon /> }}
        drawerMs={DASHBOARD_DRAWER_MS}
        sidebar={<DashboardSidebar person={session.person} />}
      />
    </WaitingCount>
  );
}
