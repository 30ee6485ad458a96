import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { ListHeading } from '../features/catalogue/ListHeading.tsx';
import { EditPhoneForm } from '../features/selling/EditPhoneForm.tsx';
import { useContact, usePhone } from '../live/documents.ts';
import { useSession } from '../live/session.ts';
import { editPhoneText } from '../texts/editPhone.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';

const back = (
  <Button component={Link} to={paths.myProducts} variant="contained">
    {editPhoneText.myProducts}
  </Button>
);
const missing = (
  <EmptyState art="phones" title={editPhoneText.missing} hint={editPhoneText.missingHint} action={back} />
);
const sold = (
  <EmptyState art="phones" title={editPhoneText.sold} hint={editPhoneText.soldHint} action={back} />
);

/** The form, once phone and number are there; or why there is none. */
function Form({ productId }: { productId: string }) {
  const phone = usePhone(productId);
  const contact = useContact(productId);
  const session = useSession();
  const navigate = useNavigate();
  const failed = [phone, contact].find(({ status }) => status === 'error');
  if (failed?.status === 'error') return <ErrorPanel title={editPhoneText.failed} onRetry={failed.retry} />;
  if (phone.status === 'loading' || contact.status === 'loading' || session.status !== 'signedIn') {
    return (
      <Skeleton
        role="status"
        aria-label={editPhoneText.loading}
        variant="rounded"
        height={640}
        sx={{ maxWidth: 760 }}
      />
    );
  }
  const { uid, email } = session.person;
  if (phone.status !== 'ready' || phone.data.sellerId !== uid) return missing;
  if (phone.data.isSold) return sold;
  const known = contact.status === 'ready' ? contact.data : { sellerEmail: email, sellerPhone: '' };
  return <EditPhoneForm phone={phone.data} contact={known} onSaved={() => void navigate(paths.myProducts)} />;
}

/** A seller changes a phone that is for sale (decisions, "Editing a phone"). */
export default function EditProduct() {
  const { productId = '' } = useParams();
  return (
    <>
      <ListHeading title={editPhoneText.heading} hint={editPhoneText.hint} />
      <Form key={productId} productId={productId} />
    </>
  );
}
