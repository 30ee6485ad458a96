import type { Role } from '@bns/domain';
import AccountCircle from '@mui/icons-material/AccountCircleOutlined';
import AddCircle from '@mui/icons-material/AddCircleOutlineOutlined';
import Category from '@mui/icons-material/CategoryOutlined';
import Favorite from '@mui/icons-material/FavoriteBorder';
import History from '@mui/icons-material/HistoryOutlined';
import Handshake from '@mui/icons-material/HandshakeOutlined';
import Insights from '@mui/icons-material/InsightsOutlined';
import Payments from '@mui/icons-material/PaymentsOutlined';
import People from '@mui/icons-material/PeopleOutlined';
import Receipt from '@mui/icons-material/ReceiptLongOutlined';
import Report from '@mui/icons-material/ReportOutlined';
import Smartphone from '@mui/icons-material/Smartphone';
import Storefront from '@mui/icons-material/StorefrontOutlined';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { paths } from '../app/paths.ts';
import type { Person } from '../live/session.ts';
import { sidebarText } from '../texts/sidebars.ts';
import { PersonAvatar } from '../ui/PersonAvatar.tsx';
import { VerifiedBadge } from '../ui/VerifiedBadge.tsx';
import { OpenBadge } from './OpenBadge.tsx';
import { SidebarLink } from './SidebarLink.tsx';

type Place = {
  to: string;
  text: string;
  icon: ReactNode;
  /** Its number stands beside it. */
  waits?: true;
};

const everyone: readonly Place[] = [
  { to: paths.myOrders, text: sidebarText.myOrders, icon: <Receipt fontSize="small" /> },
  { to: paths.myWishlists, text: sidebarText.myWishlists, icon: <Favorite fontSize="small" /> },
];
const sellers: readonly Place[] = [
  { to: paths.addProduct, text: sidebarText.addProduct, icon: <AddCircle fontSize="small" /> },
  { to: paths.myProducts, text: sidebarText.myProducts, icon: <Smartphone fontSize="small" /> },
];

const admins: readonly Place[] = [
  { to: paths.allUsers, text: sidebarText.allUsers, icon: <People fontSize="small" /> },
  { to: paths.allSellers, text: sidebarText.allSellers, icon: <Storefront fontSize="small" /> },
  { to: paths.reportedProducts, text: sidebarText.reportedProducts, icon: <Report fontSize="small" /> },
];
const LINKS: Record<Role, readonly Place[]> = {
  buyer: everyone,
  seller: [...everyone, ...sellers],
  admin: [...everyone, ...sellers, ...admins],
};

/** Below the line, of which the spec knows nothing (decisions). */
const ownPages: readonly Place[] = [
  { to: paths.profile, text: sidebarText.profile, icon: <AccountCircle fontSize="small" /> },
];
const booked: readonly Place[] = [
  { to: paths.bookings, text: sidebarText.bookings, icon: <Handshake fontSize="small" />, waits: true },
];
const office: readonly Place[] = [
  { to: paths.overview, text: sidebarText.overview, icon: <Insights fontSize="small" /> },
  { to: paths.adminCategories, text: sidebarText.categories, icon: <Category fontSize="small" /> },
  { to: paths.payments, text: sidebarText.payments, icon: <Payments fontSize="small" /> },
  { to: paths.auditLog, text: sidebarText.auditLog, icon: <History fontSize="small" /> },
];
const MORE: Record<Role, readonly Place[]> = {
  buyer: ownPages,
  seller: [...ownPages, ...booked],
  admin: [...ownPages, ...booked, ...office],
};

/** The tooltip is spelled as the spec has it; it needs isVerified too (decisions 4). */
const isVerifiedSeller = ({ role, isSeller, isVerified }: Person) =>
  role !== 'buyer' && isSeller && isVerified;

function Links({ places }: { places: readonly Place[] }) {
  return places.map(({ to, text, icon, waits = false }) => (
    <SidebarLink key={to} to={to}>
      {icon}
      {text}
      {waits && <OpenBadge />}
    </SidebarLink>
  ));
}

/** Who one is and where one's own things are, by role (spec §2). */
export function DashboardSidebar({ person }: { person: Person }) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography component="h2" variant="h4" sx={{ px: 1.5 }}>
        {sidebarText.dashboard}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', px: 1.5, minWidth: 0 }}>
        <PersonAvatar name={person.name} image={person.image} size={52} />
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 700, lineHeight: 1.3, overflowWrap: 'anywhere' }}>
            {person.name}
          </Typography>
          <Typography
            variant="caption"
            component="p"
            sx={{ display: 'flex', gap: 0.5, color: 'text.secondary', textTransform: 'capitalize' }}
          >
            {person.role}
            {isVerifiedSeller(person) && <VerifiedBadge label={sidebarText.verifiedSeller} />}
          </Typography>
          <Typography
            variant="caption"
            component="p"
            sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
          >
            {person.email}
          </Typography>
        </Box>
      </Box>
      <Box component="nav" aria-label={sidebarText.dashboard} sx={{ display: 'grid', gap: 0.5 }}>
        <Links places={LINKS[person.role]} />
        <Divider sx={{ my: 1 }} />
        <Links places={MORE[person.role]} />
      </Box>
    </Box>
  );
}
