import { NOTICE } from '@bns/domain';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useContact } from '../../live/documents.ts';
import { TelLink } from '../../ui/TelLink.tsx';

/** The seller's number, which a booking opens (decisions 8). */
export function SellerNumber({ productId }: { productId: string }) {
  const contact = useContact(productId);
  switch (contact.status) {
    case 'loading':
      return <Skeleton width={150} height={44} />;
    case 'error':
      return (
        <Typography variant="body2" role="alert">
          {NOTICE.numberFailed}. <Button onClick={contact.retry}>Try again</Button>
        </Typography>
      );
    case 'missing':
      return <Typography variant="body2">{NOTICE.gone}</Typography>;
    case 'ready':
      return <TelLink phone={contact.data.sellerPhone} />;
  }
}
