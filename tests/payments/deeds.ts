import { DomainError, pairId, type PaymentState, payoutAccount, payoutAccountPath } from '@bns/domain';
import { paymentNotice, paymentReturn } from '../../functions/src/calls/gatewayMessage.ts';
import { decidePayment, payOutPayment } from '../../functions/src/payments/adminActs.ts';
import { complainPaid, confirmPaid, handOverPaid } from '../../functions/src/payments/heldMoney.ts';
import { checkPayment, reconcile } from '../../functions/src/payments/reconcile.ts';
import { refundPayment } from '../../functions/src/payments/refundPayment.ts';
import { startPayment } from '../../functions/src/payments/startPayment.ts';
import { type CustomerAct, type RefundMood, signedForm } from './gateway.ts';
import {
  book,
  cancel,
  decline,
  follow,
  hide,
  orderOf,
  receiveInPerson,
  remove,
  reprice,
  sellInPerson,
} from './shop.ts';
import type { Hands, Stage } from './stage.ts';

/** Which buyer and which phone, and which attempt counted from the newest. */
type Whom = { buyer: 0 | 1 | 2; phone: 0 | 1 };
type Which = { attempt: number };

/** What a message says. `true` ones are the gateway's own, as it has them; the others somebody writes. */
export const MESSAGE_KINDS = [
  'true',
  'first',
  'forged',
  'ofAnother',
  'small',
  'failed',
  'cancelled',
] as const;
type MessageKind = (typeof MESSAGE_KINDS)[number];

/** All that somebody may do, with all that it depends on. */
export type Deeds = {
  book: Whom;
  pay: Whom;
  atGateway: Which & { how: CustomerAct };
  message: Which & { kind: MessageKind; door: 'return' | 'notice'; isSigned: boolean };
  reconcile: object;
  checkAgain: Which;
  decide: Which & { accept: boolean };
  refund: Which & { comes: RefundMood };
  payOut: Which;
  receive: Whom & { received: boolean };
  handOver: Whom;
  cancel: Whom;
  decline: Whom;
  reprice: Pick<Whom, 'phone'> & { tk: number };
  remove: Pick<Whom, 'phone'>;
  sell: Whom & { toNobody: boolean };
  hide: Pick<Whom, 'phone'> & { isHidden: boolean };
  follow: Whom;
  account: Pick<Whom, 'phone'>;
};

type Doing<Asked> = (asked: Asked, hands: Hands, stage: Stage) => Promise<unknown>;

/** Nobody is judged here: who may do what is for the doors to say. */
const by = (uid: string) => ({ uid, requestId: 'r', judge: () => undefined });
const ADMIN = by('admin');
const pairOf = ({ phones, buyers }: Stage, { phone, buyer }: Whom) => ({
  productId: phones[phone],
  buyerId: buyers[buyer],
});

/**
 * @param apt the states in which there is something to do: such attempts come first
 * @returns the tran_id; one that nobody has where there is none
 */
function tranOf({ attempts, seen }: Stage, { attempt }: Which, apt: readonly PaymentState[] = []): string {
  const isApt = (tranId: string) => apt.includes(seen?.payments.get(tranId)?.state ?? 'opening');
  const newest = attempts.toReversed();
  const sorted = [...newest.filter(isApt), ...newest.filter((tranId) => !isApt(tranId))];
  return sorted[attempt] ?? `BNS${'0'.repeat(24)}`;
}

/** A buyer of a phone that he has paid for, where there is one; else as it is said. */
function payerOf(stage: Stage, whom: Whom) {
  const paid = [...(stage.seen?.orders.values() ?? [])].filter(({ tranId }) => tranId !== undefined);
  return whom.buyer === 2 ? pairOf(stage, whom) : (paid[whom.buyer] ?? paid[0] ?? pairOf(stage, whom));
}

/** What each of them does. */
export const DOINGS: { [Name in keyof Deeds]: Doing<Deeds[Name]> } = {
  book: (whom, { world }, stage) => book(world, pairOf(stage, whom)),
  pay: async (whom, { world }, stage) => {
    const { buyerId, productId } = pairOf(stage, whom);
    stage.led.add((await startPayment(world, pairId(buyerId, productId))).tranId);
  },
  atGateway: async ({ how, ...which }, { turn }, stage) => {
    await turn();
    const tranId = tranOf(stage, which);
    if (stage.led.has(tranId)) await stage.backing.till.act(tranId, how);
  },
  message: async (message, { world, turn }, stage) => {
    const body = await formOf(stage, message);
    if (body === null) return;
    await turn();
    await deliver(message.door, body, world);
  },
  reconcile: (_, { world }) => reconcile(world),
  checkAgain: (which, { world }, stage) => checkPayment(world, tranOf(stage, which)),
  decide: ({ accept, ...which }, { world }, stage) =>
    decidePayment(world, tranOf(stage, which, ['review', 'paid']), { accept }, ADMIN),
  refund: async ({ comes, ...which }, { world }, stage) => {
    await stage.backing.till.setRefunds(comes);
    await refundPayment(world, tranOf(stage, which, ['refundDue']), ADMIN);
  },
  payOut: (which, { world }, stage) =>
    payOutPayment(world, tranOf(stage, which, ['payoutDue']), { reference: 'TRX-1' }, ADMIN),
  // As functions/src/calls/receiveOrder.ts.
  receive: async ({ received, ...whom }, { world }, stage) => {
    const pair = payerOf(stage, whom);
    const tranId = (await orderOf(world.documents, pair))?.tranId;
    if (tranId === undefined) return receiveInPerson(world, pair, received);
    return (received ? confirmPaid : complainPaid)(world, tranId, by(pair.buyerId));
  },
  // As functions/src/calls/moveOrder.ts: its seller.
  handOver: async (whom, { world }, stage) => {
    const pair = payerOf(stage, whom);
    const order = await orderOf(world.documents, pair);
    if (order?.tranId !== undefined) return handOverPaid(world, order.tranId, by('seller'));
    return order?.status === 'booked' ? sellInPerson(world, pair.productId, pair.buyerId) : undefined;
  },
  cancel: (whom, { world }, stage) => cancel(world, pairOf(stage, whom)),
  decline: (whom, { world }, stage) => decline(world, pairOf(stage, whom)),
  reprice: ({ phone, tk }, { world }, { phones }) => reprice(world, phones[phone], tk),
  remove: ({ phone }, { world }, { phones }) => remove(world, phones[phone]),
  sell: ({ toNobody, ...whom }, { world }, stage) => {
    const { productId, buyerId } = pairOf(stage, whom);
    return sellInPerson(world, productId, toNobody ? null : buyerId);
  },
  hide: ({ phone, isHidden }, { world }, { phones }) => hide(world, phones[phone], isHidden),
  follow: (whom, { world }, stage) => follow(world, pairOf(stage, whom)),
  account: ({ phone }, { world }, { phones }) =>
    world.documents.commit([
      {
        put: payoutAccountPath(`seller-of-${phones[phone]}`),
        fields: payoutAccount({ kind: 'nagad', number: '01812345678' }, new Date(world.now())),
      },
    ]),
};

/** Brings a form to the function that takes it. */
async function deliver(
  door: 'return' | 'notice',
  body: URLSearchParams,
  { documents, gateway, now }: Hands['world'],
): Promise<void> {
  const online = { money: { documents, now }, gateway: () => gateway, site: 'https://bns.test' };
  const answered = { return: paymentReturn, notice: paymentNotice }[door];
  await answered({ now: new Date(now()), body }, online);
}

/** The form of a message; null where the gateway has none to send. */
async function formOf(
  stage: Stage,
  { kind, isSigned, ...which }: Deeds['message'],
): Promise<URLSearchParams | null> {
  const { till } = stage.backing;
  const tranId = tranOf(stage, which);
  const sent = till.messages(tranId);
  const own = kind === 'first' ? sent[0] : sent.at(-1);
  if (kind === 'true' || kind === 'first') return own === undefined ? null : new URLSearchParams(own);
  const sign = (fields: Record<string, string>) =>
    new URLSearchParams(signedForm({ tran_id: tranId, ...fields }, isSigned ? undefined : 'guessed'));
  const money = { amount: '31500', currency: 'BDT', status: 'VALID' };
  if (kind === 'forged') return sign({ ...money, val_id: `FORGED-${tranId}` });
  if (kind === 'failed' || kind === 'cancelled') {
    return sign({ amount: '0', currency: 'BDT', status: kind.toUpperCase() });
  }
  const charges = await till.charges();
  if (kind === 'small') {
    const valId = charges.find((one) => one.tranId === tranId)?.valId;
    return valId === undefined ? null : sign({ ...money, amount: '10', val_id: valId });
  }
  const other = charges.find((one) => one.tranId !== tranId);
  return other === undefined ? null : sign({ ...money, val_id: other.valId });
}

/** What the product refuses, it refuses; anything else is a fault. */
export async function unlessRefused(deed: () => Promise<unknown>): Promise<void> {
  await deed().catch((error: unknown) => {
    if (!(error instanceof DomainError)) throw error;
  });
}
