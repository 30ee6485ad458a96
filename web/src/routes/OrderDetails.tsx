import { useParams } from 'react-router-dom';
import { OrderPage } from '../features/buying/OrderPage.tsx';

/** The page that Pay leads to. */
export default function OrderDetails() {
  const { productId = '' } = useParams();
  return <OrderPage key={productId} productId={productId} />;
}
