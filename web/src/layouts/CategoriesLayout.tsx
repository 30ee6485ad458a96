import { CATEGORIES_DRAWER_MS } from '@bns/domain';
import Tune from '@mui/icons-material/Tune';
import { CategoriesSidebar } from './CategoriesSidebar.tsx';
import { SidebarFrame } from './SidebarFrame.tsx';

/** Lists of phones, with the brands beside them (spec §2). */
export function CategoriesLayout() {
  return (
    <SidebarFrame
      opener={{ label: 'Open categories', text: 'Categories', icon: <Tune /> }}
      drawerMs={CATEGORIES_DRAWER_MS}
      sidebar={<CategoriesSidebar />}
    />
  );
}
