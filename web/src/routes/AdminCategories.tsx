import { MESSAGES } from '@bns/domain';
import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { faultWords } from '../api/faultWords.ts';
import { CardList } from '../features/catalogue/CardList.tsx';
import { ListHeading } from '../features/catalogue/ListHeading.tsx';
import { BrandCard } from '../features/moderation/BrandCard.tsx';
import { BrandSkeletons } from '../features/moderation/BrandSkeletons.tsx';
import { type BrandRow, useBrands } from '../live/brands.ts';
import { categoriesText } from '../texts/categoriesAdmin.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { notify } from '../ui/notify.ts';
import { useLazyDialog } from '../ui/useLazyDialog.tsx';
import { countOf } from './countOf.ts';

const loadDialog = () =>
  import('../features/moderation/BrandDialog.tsx').then((module) => module.BrandDialog);

/** The brands that phones are listed under, live: an admin adds one, renames one, or sets its picture. */
export default function AdminCategories() {
  const brands = useBrands();
  const [show, dialog] = useLazyDialog<BrandRow | undefined>(loadDialog);
  const open = (brand?: BrandRow) => {
    show(brand).catch((fault: unknown) => notify.error(faultWords(fault, MESSAGES.wrong)));
  };
  const add = (
    <Button variant="contained" startIcon={<Add />} onClick={() => open()}>
      {categoriesText.add}
    </Button>
  );
  return (
    <>
      <ListHeading
        title={categoriesText.heading}
        hint={countOf(brands, categoriesText.counted)}
        action={add}
      />
      <CardList
        list={brands}
        empty={<EmptyState art="phones" title={categoriesText.none} hint={categoriesText.noneHint} />}
        loading={<BrandSkeletons />}
        card={(brand) => <BrandCard key={brand.id} brand={brand} onEdit={open} />}
      />
      {dialog}
    </>
  );
}
