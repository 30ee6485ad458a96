import { useParams } from 'react-router-dom';
import { BookDesk } from '../features/buying/BookDesk.tsx';
import { OrderPage } from '../features/buying/OrderPage.tsx';

/** The page that Pay leads to. */
export default function OrderDetails() {
  const { productId = '' } = useParams();
  return (
    <BookDesk>
      <OrderPage key={productId} productId={productId} />
    </BookDesk>
  );
}
