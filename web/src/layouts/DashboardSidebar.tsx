import AddCircle from '@mui/icons-material/AddCircleOutlineOutlined';
import Favorite from '@mui/icons-material/FavoriteBorder';
import Receipt from '@mui/icons-material/ReceiptLongOutlined';
import Smartphone from '@mui/icons-material/Smartphone';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { paths } from '../app/paths.ts';
import type { Person } from '../live/session.ts';
import { PersonAvatar } from '../ui/PersonAvatar.tsx';
import { VerifiedBadge } from '../ui/VerifiedBadge.tsx';
import { SidebarLink } from './SidebarLink.tsx';

const everyone = [
  { to: paths.myOrders, text: 'My Orders', icon: <Receipt fontSize="small" /> },
  { to: paths.myWishlists, text: 'My Wishlists', icon: <Favorite fontSize="small" /> },
];
const sellers = [
  { to: paths.addProduct, text: 'Add Product', icon: <AddCircle fontSize="small" /> },
  { to: paths.myProducts, text: 'My Products', icon: <Smartphone fontSize="small" /> },
];

/** The tooltip is spelled as the spec has it; it needs isVerified too (decisions 4). */
const isVerifiedSeller = ({ role, isSeller, isVerified }: Person) =>
  role !== 'buyer' && isSeller && isVerified;

/** Who one is and where one's own things are, by role (spec §2). */
export function DashboardSidebar({ person }: { person: Person }) {
  const links = person.role === 'buyer' ? everyone : [...everyone, ...sellers];
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography component="h2" variant="h4" sx={{ px: 1.5 }}>
        Dashboard
      </Typography>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', px: 1.5, minWidth: 0 }}>
        <PersonAvatar name={person.name} image={person.image} size={52} />
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 700, lineHeight: 1.3, overflowWrap: 'anywhere' }}>
            {person.name}
            {isVerifiedSeller(person) && (
              <>
                {'\u00A0'}
                <VerifiedBadge label="Veified Seller" />
              </>
            )}
          </Typography>
          <Typography
            variant="caption"
            component="p"
            sx={{ color: 'text.secondary', textTransform: 'capitalize' }}
          >
            {person.role}
          </Typography>
          <Typography
            variant="caption"
            component="p"
            noWrap
            title={person.email}
            sx={{ color: 'text.secondary' }}
          >
            {person.email}
          </Typography>
        </Box>
      </Box>
      <Box component="nav" aria-label="Dashboard" sx={{ display: 'grid', gap: 0.5 }}>
        {links.map(({ to, text, icon }) => (
          <SidebarLink key={to} to={to}>
            {icon}
            {text}
          </SidebarLink>
        ))}
      </Box>
    </Box>
  );
}
