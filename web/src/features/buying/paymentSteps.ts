import { isWaiting, mayStillTake, PAYMENT_WORDS, type PaymentState } from '@bns/domain';
import type { PaymentRow } from '../../live/payments.ts';
import { type PaymentViewer, paymentText } from '../../texts/payment.ts';
import { shortMoment } from '../../ui/shortMoment.ts';
import { cardWords } from './cardWords.ts';
import { clockTime } from './clockTime.ts';

export type StepState = 'done' | 'current' | 'waiting' | 'failed';
export type PaymentStep = { name: string; state: StepState; text: string };

/** Whether a payment has neither brought money nor ended. */
export const isUnderWay = ({ state }: PaymentRow) => isWaiting(state);
/** Whether a payment ended without money. */
export const isLost = ({ state }: PaymentRow) => mayStillTake(state) && !isWaiting(state);

/**
 * A payment's way, from the reservation to its end, as it stands.
 * @param isInTime whether the phone is still reserved for it
 */
export function paymentSteps(payment: PaymentRow, viewer: PaymentViewer, isInTime: boolean): PaymentStep[] {
  return [
    reserved(payment, isInTime),
    service(payment, viewer, isInTime),
    answer(payment),
    confirmed(payment),
    end(payment, viewer),
  ];
}

function reserved(payment: PaymentRow, isInTime: boolean): PaymentStep {
  const name = paymentText.reserved;
  if (payment.state === 'review') return { name, state: 'done', text: paymentText.keptForReview };
  // What has ended has set the phone free before its time.
  if (payment.until === null || !isUnderWay(payment)) {
    return { name, state: 'done', text: paymentText.wasKept };
  }
  const words = isInTime ? paymentText.reservedUntil : paymentText.wasReserved;
  return { name, state: 'done', text: words(clockTime(payment.until)) };
}

function service(payment: PaymentRow, viewer: PaymentViewer, isInTime: boolean): PaymentStep {
  const name = paymentText.atService;
  if (payment.reason === 'noSession') {
    return { name, state: 'failed', text: `${paymentText.reasons[viewer].noSession}.` };
  }
  if (!isUnderWay(payment) || payment.answerSeenAt !== null) {
    return { name, state: 'done', text: paymentText.wasThere };
  }
  if (payment.state === 'opening') return { name, state: 'current', text: paymentText.starting };
  const paying = paymentText.paying[viewer === 'buyer' ? 'buyer' : 'other'];
  return { name, state: 'current', text: isInTime ? paying : paymentText.wasThere };
}

function answer(payment: PaymentRow): PaymentStep {
  const name = paymentText.answerSeen;
  if (payment.answerSeenAt !== null && !isOwnAnswer(payment)) {
    return { name, state: 'done', text: paymentText.seenAt(shortMoment(payment.answerSeenAt)) };
  }
  if (isUnderWay(payment)) return { name, state: 'waiting', text: paymentText.noAnswerYet };
  const isOver = payment.reason === 'noSession';
  return isOver
    ? { name, state: 'waiting', text: paymentText.notReached }
    : { name, state: 'done', text: paymentText.noAnswer };
}

/** Where nobody told of the money, the answer to our own question was the first that was seen. */
const isOwnAnswer = ({ answerSeenAt, validatedAt }: PaymentRow) =>
  answerSeenAt !== null && answerSeenAt.getTime() === validatedAt?.getTime();

function confirmed(payment: PaymentRow): PaymentStep {
  const name = paymentText.confirmed;
  if (isUnderWay(payment)) {
    return payment.answerSeenAt === null
      ? { name, state: 'waiting', text: paymentText.onlyIt }
      : { name, state: 'current', text: paymentText.asking };
  }
  if (payment.reason === 'noSession') return { name, state: 'waiting', text: paymentText.notReached };
  if (isLost(payment)) return { name, state: 'failed', text: paymentText.noMoney };
  const moment = shortMoment(payment.validatedAt);
  return { name, state: 'done', text: paymentText.confirmedAt(moment, cardWords(payment.cardType)) };
}

const ENDS: Readonly<Record<PaymentState, StepState>> = {
  opening: 'waiting',
  open: 'waiting',
  failed: 'failed',
  cancelled: 'failed',
  expired: 'failed',
  review: 'current',
  paid: 'done',
  payoutDue: 'done',
  paidOut: 'done',
  refundDue: 'current',
  refunded: 'done',
};

function end(payment: PaymentRow, viewer: PaymentViewer): PaymentStep {
  const name = isUnderWay(payment) ? paymentText.end : PAYMENT_WORDS[payment.state];
  return { name, state: ENDS[payment.state], text: endWords(payment, viewer) };
}

/** Why it ended so, and what is known of where the money went. */
function endWords(payment: PaymentRow, viewer: PaymentViewer): string {
  const { state, reason, refundRef, refundAskedAt, paidOutTo, payoutReference } = payment;
  const why = reason === null || reason === 'noSession' ? [] : [`${paymentText.reasons[viewer][reason]}.`];
  if (state === 'refundDue') {
    // Without its reference the payment service has not taken the refund on.
    const isAsked = refundRef !== null && refundAskedAt !== null;
    return [...why, isAsked ? askedWords(refundAskedAt) : paymentText.ends.refundDue].join(' ');
  }
  if (state === 'paidOut' && paidOutTo !== null) return paymentText.sentTo(paidOutTo, payoutReference ?? '');
  return why.length === 0 ? paymentText.ends[state] : why.join(' ');
}

const askedWords = (at: Date) => paymentText.refundAsked(shortMoment(at));
