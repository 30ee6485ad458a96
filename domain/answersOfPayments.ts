import type { AnswerRow, AnswerRows } from './answerRow.ts';
import { closed, matchedShape, methodsShape, paymentShape, startedShape } from './answerShapes.ts';

const about = 'Payments' satisfies AnswerRow['about'];
const redirect = { about, status: 303, answer: closed({}) } as const;

/** Calls about payments. */
export const ANSWERS_OF_PAYMENTS = {
  paymentMethods: { about, summary: 'Whether one can pay online, and what', answer: methodsShape },
  startPayment: {
    about,
    summary: 'Pay for your booking online: reserves the phone for 15 minutes, and says where to pay',
    status: 201,
    repeats: true,
    answer: startedShape,
    problems: ['not-found', 'sold', 'upstream'],
  },
  getPayment: { about, summary: 'A payment and how it stands', answer: paymentShape },
  checkPayment: {
    about,
    summary: 'Ask the payment service again',
    answer: paymentShape,
    problems: ['upstream'],
  },
  decidePayment: { about, summary: 'Accept a payment that waits, or send it back', answer: matchedShape },
  refundPayment: {
    about,
    summary: 'Send the money back to the buyer',
    answer: matchedShape,
    problems: ['upstream'],
  },
  seeRefund: {
    about,
    summary: 'A refund whose answer was lost has been seen to arrive',
    answer: matchedShape,
  },
  payOut: { about, summary: 'The seller has got his money', answer: matchedShape },
  putPayoutAccount: { about, summary: 'Say where your money goes', answer: matchedShape },
  paymentSucceeded: { ...redirect, summary: 'The payment service sends a buyer back who has paid' },
  paymentFailed: { ...redirect, summary: 'The payment service sends a buyer back who could not pay' },
  paymentCancelled: { ...redirect, summary: 'The payment service sends a buyer back who turned back' },
  paymentNotice: {
    about,
    summary: 'The payment service tells of a payment',
    answer: closed({}),
    problems: ['conflict', 'upstream'],
  },
} satisfies AnswerRows;
