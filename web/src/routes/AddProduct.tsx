import { NOTICE } from '@bns/domain';
import Skeleton from '@mui/material/Skeleton';
import { useNavigate } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { ListHeading } from '../features/catalogue/ListHeading.tsx';
import { AddProductForm } from '../features/selling/AddProductForm.tsx';
import { useCategories } from '../live/categories.ts';
import { useSession } from '../live/session.ts';
import { sellingText } from '../texts/selling.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';

function Form() {
  const session = useSession();
  const categories = useCategories();
  const navigate = useNavigate();
  if (session.status !== 'signedIn' || categories.status === 'loading') {
    return (
      <Skeleton
        role="status"
        aria-label={sellingText.loading}
        variant="rounded"
        height={640}
        sx={{ maxWidth: 760 }}
      />
    );
  }
  if (categories.status === 'error') {
    return <ErrorPanel title={NOTICE.brandsFailed} onRetry={categories.retry} />;
  }
  return (
    <AddProductForm
      key={session.person.uid}
      person={session.person}
      categories={categories.rows}
      onListed={() => void navigate(paths.allProducts)}
    />
  );
}

/** A seller lists a phone (spec §2). */
export default function AddProduct() {
  return (
    <>
      <ListHeading title={sellingText.addProduct} hint={sellingText.addHint} />
      <Form />
    </>
  );
}
