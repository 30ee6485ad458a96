import type { Order, Payment } from '@bns/domain';
import type { PersonId } from './people.ts';

/** A booking that was paid online, and how its payment and its order stand. */
type PaidOnline = {
  tranId: string;
  by: PersonId;
  phone: string;
  /** Milliseconds that the buyer was at the payment service. */
  tookMs: number;
  payment: Pick<Payment<Date>, 'state' | 'reason' | 'waits' | 'bankTranId' | 'cardType'>;
  /** What it made of the order; null where the phone is still on the market. */
  order: Partial<Pick<Order<unknown>, 'status' | 'received'>> | null;
};

/** One payment for each desk: money that is held, to be decided about, due to a seller, due to a buyer. */
export const PAID_ONLINE: readonly PaidOnline[] = [
  {
    tranId: 'BNS5eed00000000000000000001',
    by: 'seed-buyer',
    phone: 'iphone-se-2020',
    tookMs: 96_000,
    payment: {
      state: 'paid',
      reason: null,
      waits: null,
      bankTranId: 'SEEDBANK0001',
      cardType: 'BKASH-BKash',
    },
    order: { status: 'paid' },
  },
  {
    tranId: 'BNS5eed00000000000000000002',
    by: 'seed-buyer2',
    phone: 'iphone-13',
    tookMs: 141_000,
    payment: {
      state: 'review',
      reason: 'risky',
      waits: 'decide',
      bankTranId: 'SEEDBANK0002',
      cardType: 'VISA-Dutch Bangla',
    },
    order: null,
  },
  {
    tranId: 'BNS5eed00000000000000000003',
    by: 'seed-buyer2',
    phone: 'tecno-spark-10',
    tookMs: 58_000,
    payment: {
      state: 'payoutDue',
      reason: null,
      waits: 'payout',
      bankTranId: 'SEEDBANK0003',
      cardType: 'NAGAD-Nagad',
    },
    order: { status: 'handedOver', received: true },
  },
  {
    tranId: 'BNS5eed00000000000000000004',
    by: 'seed-buyer2',
    phone: 'j7-prime',
    tookMs: 75_000,
    payment: {
      state: 'refundDue',
      reason: 'complaintUpheld',
      waits: 'refund',
      bankTranId: 'SEEDBANK0004',
      cardType: 'BKASH-BKash',
    },
    order: { status: 'refundDue', received: false },
  },
];

/** Whether a phone was sold to somebody who paid online. */
export const isPaidOnline = (phoneId: string): boolean =>
  PAID_ONLINE.some(({ phone, order }) => phone === phoneId && order !== null);
