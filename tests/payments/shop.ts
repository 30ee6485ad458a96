import {
  closing,
  editedPhone,
  moveOrder,
  newOrder,
  NOTICE,
  DomainError,
  type Order,
  orderPath,
  type Product,
  productPath,
  type Reservation,
  reasonToClose,
  receive,
  requireDeletable,
  requireEditable,
  reservationPath,
  sell,
} from '@bns/domain';
import type { Documents, Write } from '../../functions/src/payments/documents.ts';
import type { World } from '../../functions/src/payments/world.ts';
import { aBuyer } from '../builders/aBuyer.ts';

/**
 * What buyers and sellers do beside the payments, judged by the domain as functions/src/store judges it, over the same
 * port as the payments: each in one transaction.
 */
type Shop = Pick<World, 'documents' | 'now'>;
type Found = {
  product: Product<Date> | undefined;
  reservation: Reservation<Date> | undefined;
  order: Order<Date> | undefined;
  isReserved: boolean;
};

const VALUES = { buyerPhone: '01812345678', meetingLocation: 'Gate 2, New Market, Dhaka' };

function deal(
  { documents, now }: Shop,
  { productId, buyerId }: { productId: string; buyerId: string },
  judge: (found: Found) => Write[],
): Promise<void> {
  return documents.decide(async (look) => {
    const rows = await look(
      productPath(productId),
      reservationPath(productId),
      orderPath(buyerId, productId),
    );
    const [product, reservation, order] = rows as [Found['product'], Found['reservation'], Found['order']];
    const isReserved = reservation !== undefined && reservation.until.getTime() > now();
    return { writes: judge({ product, reservation, order, isReserved }), result: undefined };
  });
}

type Pair = { productId: string; buyerId: string };
const nobody = '-';

/** As functions/src/store/putOrder.ts. */
export const book = (shop: Shop, { productId, buyerId }: Pair) =>
  deal(shop, { productId, buyerId }, ({ product, order }) => {
    const bookable = { productId, product, buyer: aBuyer({ uid: buyerId }), now: new Date(shop.now()) };
    return [{ put: orderPath(buyerId, productId), fields: newOrder(bookable, VALUES, order) }];
  });

/** As functions/src/store/moveOrder.ts. */
const move = (shop: Shop, pair: Pair, to: 'cancelled' | 'declined', by: 'buyer' | 'seller') =>
  deal(shop, pair, ({ order }) => {
    if (order === undefined) throw new DomainError('not-found', NOTICE.noSuchOrder);
    const changes = moveOrder(order, to, by);
    if (changes === null) return [];
    return [{ update: orderPath(pair.buyerId, pair.productId), fields: changes }];
  });
export const cancel = (shop: Shop, pair: Pair) => move(shop, pair, 'cancelled', 'buyer');
export const decline = (shop: Shop, pair: Pair) => move(shop, pair, 'declined', 'seller');

/** As functions/src/store/editProduct.ts. */
export const reprice = (shop: Shop, productId: string, resalePrice: number) =>
  deal(shop, { productId, buyerId: nobody }, ({ product, isReserved }) => {
    const phone = requireEditable(product, isReserved);
    const edited = editedPhone(phone, undefined, { resalePrice });
    return edited === null ? [] : [{ update: productPath(productId), fields: edited.product }];
  });

/** As functions/src/store/deleteProduct.ts. */
export const remove = (shop: Shop, productId: string) =>
  deal(shop, { productId, buyerId: nobody }, ({ product, isReserved }) => {
    requireDeletable(product, isReserved);
    return [{ remove: productPath(productId) }];
  });

/** As functions/src/store/sellProduct.ts; to nobody's booking where none is said. */
export const sellInPerson = (shop: Shop, productId: string, buyerId: string | null) =>
  deal(shop, { productId, buyerId: buyerId ?? nobody }, ({ product, order, isReserved }) => {
    const sold = sell(productId, product, buyerId === null ? null : { booking: order }, isReserved);
    if (sold === null) return [];
    const handed = { ...sold.order, handedOverAt: new Date(shop.now()) };
    return [
      { update: productPath(productId), fields: sold.product },
      ...(buyerId === null || sold.order === null
        ? []
        : [{ update: orderPath(buyerId, productId), fields: handed }]),
    ];
  });

/** As functions/src/store/receiveOrder.ts, of an order that was not paid online. */
export const receiveInPerson = (shop: Shop, pair: Pair, received: boolean) =>
  deal(shop, pair, ({ order }) => {
    if (order === undefined) throw new DomainError('not-found', NOTICE.noSuchOrder);
    const handedOverMs = order.handedOverAt?.getTime();
    const changes = receive({ ...order, handedOverMs }, received, shop.now());
    return changes === null ? [] : [{ update: orderPath(pair.buyerId, pair.productId), fields: changes }];
  });

/** What the seller's closed account does to his phone, or his return. */
export const hide = (shop: Shop, productId: string, isHidden: boolean) =>
  deal(shop, { productId, buyerId: nobody }, ({ product }) =>
    product === undefined ? [] : [{ update: productPath(productId), fields: { isHidden } }],
  );

/** What the trigger of a phone does to a booking of it, whenever it comes. */
export const follow = (shop: Shop, pair: Pair) =>
  deal(shop, pair, ({ product, order }) => {
    const closed = order === undefined ? {} : closing(order, reasonToClose(product, undefined));
    const path = orderPath(pair.buyerId, pair.productId);
    return Object.keys(closed).length === 0 ? [] : [{ update: path, fields: closed }];
  });

/** @returns the order of a buyer as it is */
export const orderOf = async (documents: Documents, { buyerId, productId }: Pair) =>
  (await documents.read(orderPath(buyerId, productId)))?.data as Order<Date> | undefined;
