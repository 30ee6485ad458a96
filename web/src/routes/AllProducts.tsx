import { EMPTY } from '@bns/domain';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { ListHeading } from '../features/catalogue/ListHeading.tsx';
import { usePhones } from '../live/lists.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { MarketList } from './MarketList.tsx';

const empty = (
  <EmptyState
    art="phones"
    title={EMPTY.allProducts}
    hint="No phone is on sale at this moment. New ones appear here by themselves."
    action={
      <Button component={Link} to={paths.home} variant="contained">
        Back to Home
      </Button>
    }
  />
);

/** Every phone on sale (spec §2). */
export default function AllProducts() {
  return (
    <>
      <ListHeading title="All Products" hint="The newest first. New phones appear by themselves." />
      <MarketList phones={usePhones()} empty={empty} />
    </>
  );
}
