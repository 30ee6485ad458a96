import { ANYTHING, EMPTY } from '@bns/domain';
import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { ListHeading } from '../features/catalogue/ListHeading.tsx';
import { useCategories } from '../live/categories.ts';
import { usePhonesFound } from '../live/lists.ts';
import { catalogueText } from '../texts/catalogue.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { MarketList } from './MarketList.tsx';

const empty = (
  <EmptyState
    art="phones"
    title={EMPTY.category}
    hint={catalogueText.categoryEmptyHint}
    action={
      <Button component={Link} to={paths.allProducts} variant="contained">
        {catalogueText.allProducts}
      </Button>
    }
  />
);

/** The brand's name; until the brands are known, or for an id that none has, a word that is true anyway. */
function useBrandName(categoryId: string): string {
  const categories = useCategories();
  const rows = categories.status === 'ready' ? categories.rows : [];
  return rows.find((row) => row.categoryId === categoryId)?.categoryName ?? catalogueText.phones;
}

/** The phones of one brand that are on sale (spec §2). */
export default function Category() {
  const { categoryId = '' } = useParams();
  return (
    <>
      <ListHeading title={useBrandName(categoryId)} />
      <MarketList
        key={categoryId}
        phones={usePhonesFound({ ...ANYTHING, brand: categoryId })}
        empty={empty}
      />
    </>
  );
}
