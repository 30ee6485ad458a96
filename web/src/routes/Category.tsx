import { EMPTY } from '@bns/domain';
import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { ListHeading } from '../features/catalogue/ListHeading.tsx';
import { useCategories } from '../live/categories.ts';
import { usePhonesOfCategory } from '../live/lists.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { MarketList } from './MarketList.tsx';

const empty = (
  <EmptyState
    art="phones"
    title={EMPTY.category}
    hint="Another brand may have the phone for you."
    action={
      <Button component={Link} to={paths.allProducts} variant="contained">
        All Products
      </Button>
    }
  />
);

/** The brand's name; until the brands are known, or for an id that none has, a word that is true anyway. */
function useBrandName(categoryId: string): string {
  const categories = useCategories();
  const rows = categories.status === 'ready' ? categories.rows : [];
  return rows.find((row) => row.categoryId === categoryId)?.categoryName ?? 'Phones';
}

/** The phones of one brand that are on sale (spec §2). */
export default function Category() {
  const { categoryId = '' } = useParams();
  return (
    <>
      <ListHeading title={useBrandName(categoryId)} />
      <MarketList key={categoryId} phones={usePhonesOfCategory(categoryId)} empty={empty} />
    </>
  );
}
