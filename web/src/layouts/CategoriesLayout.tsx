import { CATEGORIES_DRAWER_MS } from '@bns/domain';
import Tune from '@mui/icons-material/Tune';
import { sidebarText } from '../texts/sidebars.ts';
import { CategoriesSidebar } from './CategoriesSidebar.tsx';
import { SidebarFrame } from './SidebarFrame.tsx';

/** Lists of phones, with the brands beside them (spec §2). */
export function CategoriesLayout() {
  return (
    <SidebarFrame
      opener={{ label: sidebarText.openCategories, text: sidebarText.categories, icon: <Tune /> }}
      drawerMs={CATEGORIES_DRAWER_MS}
      sidebar={<CategoriesSidebar />}
    />
  );
}
