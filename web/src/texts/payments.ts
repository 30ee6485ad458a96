/** Payments, for admins: what waits for a decision, a refund or a payout, and all of them. */
export const paymentsText = {
  heading: 'Payments',
  hint: 'What was paid online: what waits for an admin, and everything else.',
  loading: 'Loading',
  tryAgain: 'Try again',
  of: (buyer: string, seller: string) => `${buyer} pays ${seller}`,
  began: (moment: string) => `Begun ${moment}`,
  since: (moment: string) => `Since ${moment}`,
  already: 'This has been done already',

  decide: 'To decide',
  decideHint:
    'The payment service warns of a risk, the buyer did not get the phone, neither side has said anything for two weeks, or the account of the buyer is closed.',
  decideNone:
    'Nothing to decide. A payment with a risk, one whose buyer complains, and one of which nobody says anything come here.',
  waitsFor: {
    risky: 'Risk',
    notReceived: 'Complaint',
    silent: 'Silent',
    closed: "Buyer's account closed",
  },
  accept: 'Accept',
  acceptRisky: (title: string) => `Accept the payment for ${title}?`,
  acceptRiskyMeans: (buyer: string) =>
    `The phone is sold to ${buyer}. If it can no longer be had, you are told so, and can only send the money back.`,
  acceptedRisky: 'The payment is accepted',
  give: (seller: string) => `Give the money to ${seller}?`,
  giveMeans: {
    notReceived: (buyer: string) =>
      `The complaint of ${buyer} is turned down, and the money goes to the payouts.`,
    silent: () =>
      'Nobody has said that the phone changed hands. It then counts as handed over, and the money goes to the payouts.',
    closed: (buyer: string) =>
      `${buyer} can no longer say whether the phone came. It then counts as handed over, and the money goes to the payouts.`,
  },
  given: (seller: string) => `The money goes to ${seller}`,
  sendBack: 'Send back',
  sendBackTitle: (buyer: string) => `Send the money back to ${buyer}?`,
  sendBackRisky: 'The phone is free for others again, and the money goes to the refunds.',
  sendBackHeld: (seller: string) =>
    `${seller} gets nothing for it, and the money goes to the refunds. If the phone was not handed over yet, it is for sale again.`,
  sendBackDue: (seller: string) => `${seller} gets nothing for it, and the money goes to the refunds.`,
  sentBack: 'The money goes to the refunds',

  refunds: 'Refunds',
  refundsHint: 'Money that goes back to its buyer, the way it came.',
  refundsNone: 'Nothing to send back. Money that buys nothing, or that you decide to send back, comes here.',
  refund: 'Refund',
  refundTitle: (sum: string, buyer: string) => `Send ${sum} back to ${buyer}?`,
  refundMeans: 'The payment service is asked to send back all that it took. This cannot be undone.',
  refunded: 'The refund is asked for',
  askedFor: (moment: string) => `Asked for on ${moment}, not yet confirmed`,
  asking: 'Being asked for',
  askedInVain: (moment: string) => `Asked for on ${moment}, no confirmation came`,
  isBack: 'It is back',
  isBackTitle: (sum: string, buyer: string) => `Is ${sum} back with ${buyer}?`,
  isBackMeans:
    "Say so only if you have seen it at the payment service's own desk. The refund is closed then, and this cannot be undone.",
  checkAgain: 'Check again',
  stillAsked: 'It is not yet confirmed',
  isRefunded: 'The money is back with its buyer',

  payouts: 'Payouts',
  payoutsHint: 'Money that is due to sellers. Send it to the account that stands there, then say so.',
  payoutsNone: 'Nothing to pay out. Once a buyer has got his phone, the money for it comes here.',
  noAccount: (seller: string) => `${seller} has not said yet where his money goes`,
  accountFailed: 'The account could not be loaded',
  copy: (seller: string) => `Copy the account number of ${seller}`,
  paidOut: 'Paid out',
  paidOutTitle: (sum: string, seller: string) => `${sum} for ${seller}`,
  paidOutMeans: 'Send it first. The reference is shown to the seller, and nothing can be changed afterwards.',
  accountChanged: (seller: string) =>
    `${seller} has changed his account since, and the one above is the old one. Close this and open it anew.`,
  noLongerDue: (state: string) => `This is no longer to be paid out. It stands at: ${state}`,
  reference: 'Reference of the transfer',
  referenceHint: 'As bKash, Nagad or the bank gave it',
  paidOutDone: (seller: string) => `${seller} is told that his money is there`,

  all: 'All payments',
  allHint: 'The newest first.',
  allNone: 'Nobody has paid online yet.',
} as const;
