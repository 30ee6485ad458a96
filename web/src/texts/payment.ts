import { PAYMENT_REASON_WORDS, type PaymentReason, type PaymentState } from '@bns/domain';

/** Who looks at a payment: its buyer, the phone's seller, or an admin. */
export type PaymentViewer = 'buyer' | 'seller' | 'admin';

/** What a state means, where the money is and what happens next. */
const MEANS: Readonly<Record<PaymentViewer, Readonly<Record<PaymentState, string>>>> = {
  buyer: {
    opening: 'We ask the payment service for its page. No money has been taken.',
    open: "Pay on the payment service's page. Here you see at once when the money is there.",
    failed: 'No money was taken. As long as your booking is open, you can try again.',
    cancelled:
      'You turned back at the payment service. No money was taken. As long as your booking is open, you can try again.',
    expired:
      'The time was over before any money came. Should some come all the same, you get it back. As long as your booking is open, you can try again.',
    review:
      'Your money is there. An admin looks at the payment first. You need not do anything. As long as your booking is open, the phone is kept for you.',
    paid: 'We hold your money until you have got the phone. If it never comes, you get your money back. Say so on the page of your booking within three days after the seller says that he handed it over, else he gets the money.',
    payoutDue: 'The phone counts as handed over, so the money goes to the seller.',
    paidOut: 'The seller has got his money.',
    refundDue: 'You get all of your money back, the way you paid it. You need not do anything.',
    refunded: 'All of your money has been sent back to where you paid from.',
  },
  seller: {
    opening: 'The buyer has begun to pay. No money has been taken.',
    open: 'The buyer is paying just now. Please wait with other offers until this is over.',
    failed: 'No money was taken. As long as his booking is open, the buyer can try again.',
    cancelled: 'The buyer turned back. No money was taken. As long as his booking is open, he can try again.',
    expired:
      'The time was over before any money came. As long as his booking is open, the buyer can try again.',
    review:
      'The money is there. An admin looks at the payment first. As long as the booking is open, please keep the phone until then.',
    paid: 'We hold the money. It is yours as soon as the buyer says that he has got the phone, or three days after you have handed it over without a complaint.',
    payoutDue: 'The money is yours. An admin sends it to your account.',
    paidOut: 'The money has been sent to your account.',
    refundDue: 'The money goes back to the buyer.',
    refunded: 'The money has gone back to the buyer.',
  },
  admin: {
    opening: 'The payment service is asked for its page. No money has been taken.',
    open: 'The buyer is at the payment service. No money is known of.',
    failed: 'No money was taken.',
    cancelled: 'The buyer turned back. No money was taken.',
    expired: 'The time was over before any money came. It is looked for once more within a day.',
    review: 'The money is held. It waits for a decision.',
    paid: 'The money is held until the buyer has got the phone.',
    payoutDue: 'The money is due to the seller.',
    paidOut: 'The seller has got his money.',
    refundDue: 'The money is due to the buyer.',
    refunded: 'The money has gone back to the buyer.',
  },
};

/** What `open` means when its time is over: the phone is no longer reserved for it, but its money may still come. */
const OPEN_LATE: Readonly<Record<PaymentViewer, string>> = {
  buyer:
    'The time to pay is over. If you have paid, we ask the payment service and say so here. If you have not, you can pay on the page of your booking as long as it is open.',
  seller: 'The time to pay is over, and no money is known of. You need not wait with other offers any more.',
  admin: 'The time to pay is over, and no money is known of. The payment service is asked again.',
};

/** Why an admin decides about money that is held. */
type Held = Extract<PaymentReason, 'notReceived' | 'silent' | 'closed'>;

/** Money that is held until an admin has decided. */
const HELD: Readonly<Record<PaymentViewer, Readonly<Record<Held, string>>>> = {
  buyer: {
    notReceived: 'You said that you did not get the phone. We hold your money until an admin has decided.',
    silent:
      'Nobody has told us that you have got the phone. We hold your money until an admin has decided. If you have it, please say so on the page of your booking.',
    closed: 'Your account is closed. We hold your money until an admin has decided.',
  },
  seller: {
    notReceived:
      'The buyer says that he did not get the phone. We hold the money until an admin has decided.',
    silent:
      'Nobody has told us that the phone changed hands. We hold the money until an admin has decided. If you have handed it over, please say so in your bookings.',
    closed:
      'The account of the buyer is closed, so he cannot say whether he has got the phone. We hold the money until an admin has decided.',
  },
  admin: {
    notReceived: 'The buyer says that he did not get the phone. The money is held and waits for a decision.',
    silent: 'Nobody has said that the phone changed hands. The money is held and waits for a decision.',
    closed:
      'The account of the buyer is closed, so he cannot say whether he has got the phone. The money is held and waits for a decision.',
  },
};

/** What is said to a buyer himself of what is said about him to others. */
const TO_BUYER: Readonly<Partial<Record<PaymentReason, string>>> = {
  notReceived: 'You said that you did not get the phone. An admin looks into it',
  silent:
    'Neither you nor the seller has said for two weeks that the phone changed hands. An admin looks into it',
  closed: 'Your account is closed, so an admin decides',
  orderOver: 'Your booking was over',
  complaintUpheld: 'An admin has decided that you did not get the phone',
};
const REASONS: Readonly<Record<PaymentViewer, Readonly<Record<PaymentReason, string>>>> = {
  buyer: { ...PAYMENT_REASON_WORDS, ...TO_BUYER },
  seller: PAYMENT_REASON_WORDS,
  admin: PAYMENT_REASON_WORDS,
};

/** What a state came to, at its last step, where no reason and no place says more. */
const ENDS: Readonly<Record<PaymentState, string>> = {
  opening: 'Then the phone is sold, and we hold the money until the hand-over.',
  open: 'Then the phone is sold, and we hold the money until the hand-over.',
  failed: 'No money was taken.',
  cancelled: 'The buyer turned back. No money was taken.',
  expired: 'No money came.',
  review: 'An admin decides.',
  paid: 'The phone is sold, and we hold the money.',
  payoutDue: 'An admin sends it.',
  paidOut: 'The seller has it.',
  refundDue: 'An admin starts it.',
  refunded: 'The buyer has it.',
};

/** The page of one payment. */
export const paymentText = {
  heading: 'Payment',
  loading: 'Loading',
  failed: 'This payment could not be loaded',
  missingHint: 'It may have another address, or belong to somebody else.',
  myOrders: 'My Orders',
  means: MEANS,
  openLate: OPEN_LATE,
  held: HELD,
  reasons: REASONS,
  amountFor: (title: string) => `for ${title}`,
  stepsLabel: 'Steps of the payment',
  stepStates: { done: 'Done', current: 'Now', waiting: 'To come', failed: 'Not so' },

  reserved: 'Phone reserved',
  reservedUntil: (time: string) => `Nobody else can buy it until ${time}.`,
  wasReserved: (time: string) => `It was kept until ${time}.`,
  keptForReview: 'As long as the booking is open, it is kept until an admin has decided.',
  wasKept: 'It was kept while the payment was under way.',
  left: (time: string) => `${time} left`,
  atService: 'At the payment service',
  starting: 'Its page is being opened.',
  paying: { buyer: 'You pay there, by bKash, Nagad, Rocket or card.', other: 'The buyer pays there.' },
  wasThere: 'Its page was opened.',
  answerSeen: 'Answer seen',
  seenAt: (moment: string) => `${moment}. An answer alone proves nothing.`,
  noAnswerYet: 'It comes when the payment is over.',
  noAnswer: 'None came, so we asked the payment service ourselves.',
  notReached: 'It did not come to that.',
  confirmed: 'Confirmed by the payment service',
  confirmedAt: (moment: string, how: string) => (how === '' ? `${moment}.` : `${moment}, ${how}.`),
  asking: 'We ask it ourselves, and again after 2, 10 and 60 minutes until it knows.',
  onlyIt: 'Only what it says itself counts.',
  noMoney: 'It knows of no money.',
  end: 'Paid',
  ends: ENDS,
  refundAsked: (moment: string) => `Asked for ${moment}.`,
  sentTo: (account: string, reference: string) => `To ${account}, reference ${reference}.`,

  continuePaying: 'Continue paying',
  checkAgain: 'Check again',
  tryAgain: 'Try again',
  toMyBooking: 'To my booking',
  toBookings: 'To my bookings',
  toPayments: 'To the payments',
  checkedSame: 'We have asked the payment service. It has nothing new.',
  checkedNow: (state: string) => `We have asked the payment service: ${state}`,
  serviceDown: 'The payment service does not answer just now. Please try again in a few minutes',

  receipt: 'Receipt',
  print: 'Print',
  phone: 'Phone',
  seller: 'Seller',
  buyer: 'Buyer',
  amount: 'Amount',
  received: 'Received',
  how: 'Paid by',
  when: 'Paid on',
  state: 'State',
  ourId: 'Our number',
  theirId: 'Bank number',
  site: 'BNS',
  card: (brand: string) => `Card (${brand})`,
  taken: (decimal: string) => `${decimal} Tk`,
} as const;
