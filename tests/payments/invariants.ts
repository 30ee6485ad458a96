import {
  isWaiting,
  MONEY_PLACES,
  ORDER_MOVES,
  type Order,
  pairId,
  type Payment,
  PAYMENT_MOVES,
} from '@bns/domain';
import type { Fields } from '../../functions/src/payments/documents.ts';
import type { Charge } from './gateway.ts';
import type { Snapshot } from './stage.ts';

/** What must be true whenever nobody acts. Each rule says in words what is wrong. */

type Seen = { now: Snapshot; before: Snapshot | null; charges: readonly Charge[] };
type Rule = (seen: Seen) => string[];
type Paid = [tranId: string, payment: Payment<Date>];

const SOLD = ['paid', 'payoutDue', 'paidOut'];
const all = ({ now }: Pick<Seen, 'now'>): Paid[] => [...now.payments];
const only = (words: string, broken: readonly Paid[]) =>
  broken.map(([tranId, { state }]) => `${words}: ${tranId} is ${state}`);
const orderOf = ({ now }: Pick<Seen, 'now'>, { buyerId, productId }: Payment<Date>) =>
  now.orders.get(pairId(buyerId, productId));
const chargeOf = ({ charges }: Seen, { valId }: Payment<Date>) => charges.find((one) => one.valId === valId);

/** A phone is sold at most once: by one payment, or in person. */
const soldOnce: Rule = (seen) =>
  [...new Set(all(seen).map(([, { productId }]) => productId))].flatMap((productId) => {
    const sold = all(seen).filter(([, one]) => one.productId === productId && SOLD.includes(one.state));
    const inPerson = [...seen.now.orders.values()].filter(
      (order) => order.productId === productId && order.status === 'handedOver' && order.tranId === undefined,
    );
    const isSoldTwice = sold.length + inPerson.length > 1;
    const product = seen.now.products.get(productId);
    const isHis = sold.length === 0 || (product?.isSold === true && product.isPaid);
    return [
      ...(isSoldTwice ? [`${productId} is sold ${sold.length} times, ${inPerson.length} in person`] : []),
      ...(isHis ? [] : [`${productId} is paid for and not sold`]),
    ];
  });

/** What was paid for is the buyer's: order and payment tell the same. */
const orderFollows: Rule = (seen) =>
  all(seen).flatMap(([tranId, payment]) => {
    const order = orderOf(seen, payment);
    if (SOLD.includes(payment.state)) {
      const statuses = payment.state === 'paid' ? ['paid', 'handedOver'] : ['handedOver'];
      const isHis = order?.tranId === tranId && order.isPaid && statuses.includes(order.status);
      return isHis ? [] : [`${tranId} is ${payment.state}, its order ${order?.status ?? 'gone'}`];
    }
    const isBack = order?.tranId !== tranId || order.status === payment.state;
    return isBack ? [] : [`${tranId} is ${payment.state}, its order ${order.status}`];
  });

/** Nothing is paid that the gateway does not vouch for, and what buys a phone is the agreed amount in Taka. */
const vouchedFor: Rule = (seen) =>
  only(
    'the gateway does not vouch for it',
    all(seen).filter(([tranId, payment]) => {
      if (MONEY_PLACES[payment.state] === 'none') return payment.valId !== null;
      const charge = chargeOf(seen, payment);
      if (charge === undefined || charge.amount !== payment.taken) return true;
      const isRight = charge.currency === 'BDT' && charge.amount === payment.amount * 100;
      const buys = [...SOLD, 'review'].includes(payment.state);
      const isOwn = charge.tranId === tranId || payment.reason === 'paidTwice';
      return !isOwn || (buys && !isRight);
    }),
  );

/** What the ledger has taken and we have asked about is in exactly one place, and gone back where we say so. */
const onePlace: Rule = (seen) => {
  const known = all(seen).filter(([, { valId }]) => valId !== null);
  const ids = known.map(([, { valId }]) => valId);
  const twice = known.filter(([, { valId }], at) => ids.indexOf(valId) !== at);
  const wrong = known.filter(([, payment]) => {
    const { sentBack = 0, amount = 0 } = chargeOf(seen, payment) ?? {};
    const place = MONEY_PLACES[payment.state];
    if (place === 'refunded') return sentBack !== amount;
    // What is on its way back is noted after the gateway has said so.
    return place === 'refundDue' ? sentBack > amount : sentBack > 0;
  });
  return [...only('its money is counted twice', twice), ...only('its money is elsewhere', wrong)];
};

/** Whether its buyer has agreed on another amount since, and begun to pay that: the old one buys nothing any more. */
const isRepriced = (seen: Seen, { orderId, amount, createdAt }: Payment<Date>) =>
  all(seen).some(([, one]) => one.orderId === orderId && one.amount !== amount && one.createdAt >= createdAt);

/** A phone that somebody pays for is his as long as it is reserved, and a reservation goes with its payment. */
const reserved: Rule = (seen) => {
  const { nowMs, reservations, payments } = seen.now;
  const holding = all(seen).filter(
    ([, one]) =>
      one.state === 'review' ||
      (isWaiting(one.state) && one.until.getTime() > nowMs && !isRepriced(seen, one)),
  );
  const unheld = holding.filter(([tranId, { productId }]) => reservations.get(productId)?.tranId !== tranId);
  const outlived = [...reservations].filter(([, { tranId }]) => {
    const state = payments.get(tranId)?.state;
    return state === undefined || !(state === 'review' || isWaiting(state));
  });
  return [
    ...only('it holds no phone', unheld),
    ...outlived.map(([productId, { tranId }]) => `${productId} is reserved for ${tranId}, which is over`),
  ];
};

/** What was so stays so. */
const nothingLost: Rule = ({ now, before }) => {
  const unpaid = [...(before?.orders ?? [])].filter(
    ([id, { isPaid }]) => isPaid && !now.orders.get(id)?.isPaid,
  );
  const gone = [...(before?.payments ?? [])].filter(([tranId]) => !now.payments.has(tranId));
  const forgotten = [...(before?.payments ?? [])].filter(
    ([tranId, { valId }]) => valId !== null && now.payments.get(tranId)?.valId !== valId,
  );
  return [
    ...unpaid.map(([id]) => `${id} was paid and is no longer`),
    ...only('it is gone', gone),
    ...only('its money is forgotten', forgotten),
  ];
};

/** Whether some moves of a graph lead from one state to another. */
function leads(moves: readonly { from: string; to: string }[], from: string, to: string): boolean {
  const reached = new Set([from]);
  for (const state of reached) for (const move of moves) if (move.from === state) reached.add(move.to);
  return reached.has(to);
}

/** From one moment to the next each state has gone along its graph. */
const alongGraphs: Rule = ({ now, before }) => {
  const payments = [...(before?.payments ?? [])].map(
    ([id, { state }]) => ['payment', id, state, now.payments.get(id)?.state ?? ''] as const,
  );
  const orders = [...(before?.orders ?? [])].map(
    ([id, { status }]) => ['order', id, status, now.orders.get(id)?.status ?? ''] as const,
  );
  return [...payments, ...orders].flatMap(([what, id, from, to]) =>
    leads(what === 'payment' ? PAYMENT_MOVES : ORDER_MOVES, from, to)
      ? []
      : [`${what} ${id} went from ${from} to ${to}`],
  );
};

const RULES: readonly Rule[] = [
  soldOnce,
  orderFollows,
  vouchedFor,
  onePlace,
  reserved,
  nothingLost,
  alongGraphs,
];

/** @returns what is wrong, in words */
export const faultsOf = (seen: Seen) => RULES.flatMap((rule) => rule(seen));

/** Each write's step, where every single one is seen. @returns null where it is a move of its graph */
export function stepFault(
  path: string,
  before: Fields | undefined,
  after: Fields | undefined,
): string | null {
  if (before === undefined || after === undefined) return null;
  if (path.startsWith('payments/')) return edgeFault(path, PAYMENT_MOVES, before['state'], after['state']);
  if (!path.startsWith('orders/')) return null;
  if (before['isPaid'] === true && after['isPaid'] !== true) return `${path} was paid and is no longer`;
  const { status: from } = before as unknown as Order<Date>;
  return edgeFault(path, ORDER_MOVES, from, after['status']);
}

function edgeFault(
  path: string,
  moves: readonly { from: string; to: string }[],
  from: unknown,
  to: unknown,
): string | null {
  if (from === to || moves.some((move) => move.from === from && move.to === to)) return null;
  return `${path} went from ${String(from)} to ${String(to)}`;
}
