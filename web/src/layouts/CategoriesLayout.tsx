import { CATEGORIES_DRAWER_MS } from '@bns/domain';
import GridView from '@mui/icons-material/GridViewOutlined';
import { sidebarText } from '../texts/sidebars.ts';
import { CategoriesSidebar } from './CategoriesSidebar.tsx';
import { SidebarFrame } from './SidebarFrame.tsx';

/** Lists of phones, with the brands beside them (spec §2). */
export function CategoriesLayout() {
  return (
    <SidebarFrame
      opener={{ label: sidebarText.openCategories, text: sidebarText.categories, icon: <GridView /> }}
      drawerMs={CATEGORIES_DRAWER_MS}
      sidebar={<CategoriesSidebar />}
    />
  );
}
