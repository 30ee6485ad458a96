import { useParams } from 'react-router-dom';
import { PaymentPage } from '../features/buying/PaymentPage.tsx';

/** Where the payment service sends a buyer back to, and everybody whom a payment concerns looks at it. */
export default function Payment() {
  const { tranId = '' } = useParams();
  return <PaymentPage key={tranId} tranId={tranId} />;
}
