import { NOTICE } from '@bns/domain';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useContact } from '../../live/documents.ts';
import { ordersText } from '../../texts/orders.ts';
import { PhoneNumber } from '../../ui/PhoneNumber.tsx';

type SellerNumberProps = { productId: string; sellerName: string };

/** The seller's number, which a booking opens (decisions 8). */
export function SellerNumber({ productId, sellerName }: SellerNumberProps) {
  const contact = useContact(productId);
  switch (contact.status) {
    case 'loading':
      return <Skeleton width={150} height={44} />;
    case 'error':
      return (
        <Typography variant="body2" role="alert">
          {NOTICE.numberFailed}. <Button onClick={contact.retry}>{ordersText.tryAgain}</Button>
        </Typography>
      );
    case 'missing':
      return <Typography variant="body2">{NOTICE.gone}</Typography>;
    case 'ready':
      return <PhoneNumber phone={contact.data.sellerPhone} of={sellerName} />;
  }
}
