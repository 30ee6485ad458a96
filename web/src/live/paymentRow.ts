import {
  isWhole,
  type Kinds,
  PAYMENT_REASONS,
  PAYMENT_STATES,
  type Payment,
  type PaymentReason,
  type PaymentState,
  PAYOUT_KINDS,
  type PayoutAccount,
} from '@bns/domain';
import type { DocumentSnapshot } from 'firebase/firestore';
import { dateOrNull } from './rows.ts';

/** A payment as screens have it; times are null where one is missing or no time. */
export type PaymentRow = Omit<Payment<Date | null>, 'nextCheckAt' | 'checks' | 'askedAt' | 'valId'> & {
  id: string;
};
/** Where a seller's money goes, as he and admins see it. */
export type PayoutAccountRow = PayoutAccount<Date | null>;

type Loose = keyof Omit<
  Payment<unknown>,
  'orderId' | 'productId' | 'buyerId' | 'sellerId' | 'title' | 'buyerName' | 'sellerName' | 'amount' | 'state'
>;

const KINDS: Kinds<Payment<unknown>, Loose> = {
  orderId: 'string',
  productId: 'string',
  buyerId: 'string',
  sellerId: 'string',
  title: 'string',
  buyerName: 'string',
  sellerName: 'string',
  amount: 'number',
  state: 'string',
};

const isState = (value: unknown): value is PaymentState =>
  (PAYMENT_STATES as readonly unknown[]).includes(value);
const isReason = (value: unknown): value is PaymentReason =>
  (PAYMENT_REASONS as readonly unknown[]).includes(value);
const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);
const WAITS = ['decide', 'refund', 'payout'] as const;

/** Undefined where a payment lacks what screens count on: it must not take the page with it. */
export function paymentRow(document: DocumentSnapshot): PaymentRow | undefined {
  const data = document.data() ?? {};
  const { state } = data;
  if (!isWhole(data, KINDS) || !isState(state)) return undefined;
  const { orderId, productId, buyerId, sellerId, title, buyerName, sellerName, amount } =
    data as Payment<unknown>;
  return {
    id: document.id,
    orderId,
    productId,
    buyerId,
    sellerId,
    title,
    buyerName,
    sellerName,
    amount,
    state,
    reason: isReason(data['reason']) ? data['reason'] : null,
    waits: WAITS.find((wait) => wait === data['waits']) ?? null,
    createdAt: dateOrNull(data['createdAt']),
    updatedAt: dateOrNull(data['updatedAt']),
    until: dateOrNull(data['until']),
    answerSeenAt: dateOrNull(data['answerSeenAt']),
    validatedAt: dateOrNull(data['validatedAt']),
    refundAskedAt: dateOrNull(data['refundAskedAt']),
    refundClaim: dateOrNull(data['refundClaim']),
    taken: typeof data['taken'] === 'number' ? data['taken'] : null,
    bankTranId: textOrNull(data['bankTranId']),
    cardType: textOrNull(data['cardType']),
    refundRef: textOrNull(data['refundRef']),
    payoutReference: textOrNull(data['payoutReference']),
    paidOutTo: textOrNull(data['paidOutTo']),
  };
}

/** Undefined where an account says neither where to nor which number. */
export function payoutAccountRow(document: DocumentSnapshot): PayoutAccountRow | undefined {
  const data = document.data() ?? {};
  const kind = PAYOUT_KINDS.find((one) => one === data['kind']);
  if (kind === undefined || typeof data['number'] !== 'string') return undefined;
  const { number, accountName, bankName, branch } = data as PayoutAccount<unknown>;
  return { kind, number, accountName, bankName, branch, updatedAt: dateOrNull(data['updatedAt']) };
}
