import {
  DomainError,
  type Endpoint,
  may,
  MESSAGES,
  NOTICE,
  PAYMENT_NOTICE,
  type Relation,
  requireMay,
} from '@bns/domain';
import type { Caller } from '../callers/caller.ts';
import type { Dependencies } from '../dependencies.ts';
import { readPayment } from '../payments/rows.ts';
import type { StoredUser } from '../store/users.ts';
import { relationsTo } from './relationsTo.ts';

type Who = { caller: Caller; person: StoredUser | undefined; email: string };
type What = { params: Record<string, string>; body: unknown };

/**
 * Lets through who may make this call about this person, phone, order or payment. No read, or 1 where it is not about
 * a person.
 * @throws DomainError `forbidden`, `own-product`, or `not-found` for a phone, an order or a payment
 */
export async function admit(
  endpoint: Endpoint,
  who: Who,
  what: What,
  { products, orders, money }: Pick<Dependencies, 'products' | 'orders' | 'money'>,
): Promise<void> {
  if (endpoint.about === 'person' || endpoint.about === 'seller') judgeByPerson(endpoint, who);
  else if (endpoint.about === 'phone') await judgeByPhone(endpoint, who, what, products);
  else if (endpoint.about === 'order') await judgeByOrder(endpoint, who, what, orders);
  else await judgeByPayment(endpoint, who, what, money);
}

function judgeByPerson({ action, about }: Endpoint, { caller, person, email }: Who): void {
  const isOwn = email === caller.email;
  const own = about === 'person' ? 'self' : 'itsSeller';
  const relations = relationsTo(isOwn ? own : null, person);
  if (action === null || relations.some((relation) => may(action, relation, 'rest'))) return;
  if (!isOwn && !relations.includes('deleted') && may(action, own, 'rest')) {
    throw new DomainError('forbidden', NOTICE.otherPersonsEmail);
  }
  requireMay(action, relations);
}

/** Whoever is deleted is told so before he learns whether there is such a phone. */
async function judgeByPhone(
  { action }: Endpoint,
  { caller, person }: Who,
  { params, body }: What,
  { readProduct }: Dependencies['products'],
): Promise<void> {
  if (action === null) return;
  const productId = params['productId'] ?? (body as { productId?: string } | null)?.productId ?? '';
  const isAlive = person?.isDeleted !== true;
  const found = isAlive ? await readProduct(productId) : undefined;
  const isSeller = found?.product.sellerId === caller.uid;
  if (isAlive && found === undefined) throw new DomainError('not-found', NOTICE.gone);
  if (isSeller && action === 'order.create') throw new DomainError('own-product', MESSAGES.ownProduct);
  requireMay(action, relationsTo(isSeller ? 'itsSeller' : null, person));
}

async function judgeByOrder(
  { action }: Endpoint,
  { caller, person }: Who,
  { params, body }: What,
  { readOrder }: Dependencies['orders'],
): Promise<void> {
  if (action === null) return;
  const orderId = params['orderId'] ?? (body as { orderId?: string } | null)?.orderId ?? '';
  const isAlive = person?.isDeleted !== true;
  const order = isAlive ? await readOrder(orderId) : undefined;
  if (isAlive && order === undefined) throw new DomainError('not-found', NOTICE.noSuchOrder);
  requireMay(action, relationsTo(partIn(order, caller.uid), person));
}

async function judgeByPayment(
  { action }: Endpoint,
  { caller, person }: Who,
  { params }: What,
  { documents }: Dependencies['money'],
): Promise<void> {
  if (action === null) return;
  const isAlive = person?.isDeleted !== true;
  const payment = isAlive ? await readPayment(documents, params['tranId'] ?? '') : undefined;
  if (isAlive && payment === undefined) throw new DomainError('not-found', PAYMENT_NOTICE.noSuchPayment);
  requireMay(action, relationsTo(partIn(payment, caller.uid), person));
}

/** How somebody stands to an order or a payment: its buyer, the seller of its phone, or neither. */
function partIn(
  order: { buyerId: string; sellerId: string } | undefined,
  uid: string,
): Extract<Relation, 'self' | 'itsSeller'> | null {
  if (order?.buyerId === uid) return 'self';
  return order?.sellerId === uid ? 'itsSeller' : null;
}
