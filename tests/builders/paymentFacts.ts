import type { PaymentFacts, PaymentState, Taken } from '@bns/domain';
import { aPayment } from './aPayment.ts';

const PARTIES = { productId: 'phone', buyerId: 'buyer', sellerId: 'seller' };

type Over = Partial<Omit<PaymentFacts, 'payment'>> & { payment?: Partial<PaymentFacts['payment']> };

/** A payment as a verdict sees it: five minutes old, its phone reserved for it and free to be had. */
export function paymentFacts(state: PaymentState, { payment: over, ...rest }: Over = {}): PaymentFacts {
  const payment = aPayment(PARTIES, { state, ...over });
  const { createdAt, until, amount } = payment;
  return {
    tranId: 'own',
    payment,
    order: { status: 'booked', resalePrice: amount },
    product: { isSold: false, isHidden: false },
    reservation: { tranId: 'own', buyerId: 'buyer', until },
    nowMs: createdAt.getTime() + 5 * 60_000,
    ...rest,
  };
}

/** The agreed amount, as the gateway vouches for it. */
export function someTaken(over: Partial<Taken> = {}): Taken {
  return {
    valId: 'VAL1',
    amount: 3_150_000,
    currency: 'BDT',
    isRisky: false,
    bankTranId: 'BANK1',
    cardType: 'BKASH-BKash',
    ...over,
  };
}
