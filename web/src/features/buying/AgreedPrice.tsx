import { formatTk, NOTICE } from '@bns/domain';
import { usePhone } from '../../live/documents.ts';
import type { OrderRow } from '../../live/lists.ts';
import { ordersText } from '../../texts/orders.ts';
import { Price } from '../../ui/Price.tsx';

/** What was agreed on, and what the phone costs by now where its seller has changed that (case 31). */
export function AgreedPrice({ order }: { order: OrderRow }) {
  const phone = usePhone(order.productId);
  const now = phone.status === 'ready' && !phone.data.isSold ? phone.data.resalePrice : order.resalePrice;
  const changed = now === order.resalePrice ? '' : `. ${ordersText.nowCosts(formatTk(now))}`;
  return (
    <Price
      resalePrice={order.resalePrice}
      originalPrice={order.originalPrice}
      note={`${NOTICE.agreedPrice}${changed}`}
    />
  );
}
