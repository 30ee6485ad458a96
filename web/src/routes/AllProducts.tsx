import { ANYTHING, EMPTY } from '@bns/domain';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { ListHeading } from '../features/catalogue/ListHeading.tsx';
import { usePhonesFound } from '../live/lists.ts';
import { catalogueText } from '../texts/catalogue.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { MarketList } from './MarketList.tsx';

const empty = (
  <EmptyState
    art="phones"
    title={EMPTY.allProducts}
    hint={catalogueText.allEmptyHint}
    action={
      <Button component={Link} to={paths.home} variant="contained">
        {catalogueText.backHome}
      </Button>
    }
  />
);

/** Every phone on sale (spec §2). */
export default function AllProducts() {
  return (
    <>
      <ListHeading title={catalogueText.allProducts} hint={catalogueText.allHint} />
      <MarketList phones={usePhonesFound(ANYTHING)} empty={empty} />
    </>
  );
}
