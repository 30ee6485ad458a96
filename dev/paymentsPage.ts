import {
  CHECK_AFTER_MS,
  CHECK_AGAIN_MS,
  formatTk,
  LATE_LOOK_MS,
  MONEY_PLACES,
  type MoneyPlace,
  ORDER_MOVES,
  ORDER_STATUSES,
  ORDER_WORDS,
  PAYMENT_MOVES,
  PAYMENT_REASON_WORDS,
  PAYMENT_REASONS,
  PAYMENT_STATES,
  PAYMENT_TK,
  PAYMENT_WORDS,
  RECEIPT_MS,
  RELEASE_MS,
  RESERVATION_MS,
  waitsFor,
  SILENT_MS,
} from '@bns/domain';

type Row = { from: string; to: string; by: string; why: string };

const minutes = (ms: number) => ms / 60_000;
const days = (ms: number) => minutes(ms) / (24 * 60);
const checks = CHECK_AFTER_MS.map(minutes);

const INTRODUCTION = `# How a payment goes

Made from \`domain/paymentMoves.ts\` and \`domain/order.ts\` by \`npm run payments\`. Why it is built so stands in
[decision 23](decisions/0023-payments.md), how it is run in [operations.md](operations.md#payments).

A buyer books a phone, and then pays in person or online. Paying in person needs nothing of this page but the order's
graph. Paying online goes through SSLCommerz, the *gateway*: the buyer pays there, by bKash, card or bank, and the gateway
tells us. Nothing here ever sees a card number.

## In ten steps

1. **Pay.** The buyer presses Pay on his booking (\`POST /payments\`). Online payment is for ${formatTk(PAYMENT_TK.min)} to
   ${formatTk(PAYMENT_TK.max)}. One commit creates the *payment*, one attempt to pay, and the *reservation*, which holds the
   phone for him for ${minutes(RESERVATION_MS)} minutes. Whoever presses second finds the reservation there and is told until
   when to wait. The same buyer is led back to his open attempt.
2. **Session.** We ask the gateway for a session: the amount, the payment's id (\`tran_id\`), and where to answer. It answers
   with the address of its page, and the buyer's browser goes there. Where it opens no session the payment has failed, the
   phone is free, and nothing was taken.
3. **At the gateway** he pays, fails, turns back, or closes the tab. We are not there and know nothing.
4. **Callback and IPN.** The gateway sends his browser back to us with a form (the *callback*), and sends the same form by
   itself (the *IPN*). Either may come first, late, twice or never, and anybody can make one up. So neither is believed:
   a message only says where to look. The one thing taken from a message itself is that an attempt ended without money, and
   only where the gateway signed it: that costs nobody anything.
5. **Validation.** We ask the gateway what it has taken under this payment's \`val_id\`. Its answer counts, and only if all of
   it is right: it vouches for it, for this \`tran_id\`, for exactly the agreed amount (compared in poisha, with what stands
   in our own payment), in Taka, under a \`val_id\` that no other payment has.
6. **Paid.** Payment, order, phone and reservation change in one transaction: the phone is sold to him. What else follows,
   the other bookings, the home page, the numbers, follows by triggers. Where the gateway warns of a risk the payment is *in
   review* instead, and the phone waits with it until an admin has decided.
7. **The reconciler** finds what no message told of. Every two minutes it asks the gateway about each attempt that is due:
   ${checks.join(', ')} minutes after its beginning. When nothing is known after the last of them the attempt has ended. Buyer
   and admin can ask at any time by "Check again". Every payment is asked about once more
   ${days(LATE_LOOK_MS)} day after its beginning, for money that came all the same, or a second time. Where the gateway does not answer nothing is
   decided, nor where it vouches for something that we cannot read; it is asked again ${minutes(CHECK_AGAIN_MS)} minutes later.
8. **The reservation** ends by itself. Before the phone goes to the next buyer the gateway is asked about the attempt before
   him: it may have been paid in the last second. A reserved phone is not edited, deleted, or sold in person.
9. **Refunds.** Money that buys nothing is *refund due*: it came too late or twice, it is another amount, the phone is
   gone, the booking is over, an admin has rejected it or upheld a complaint. An admin starts the refund, of the whole
   amount. The gateway says at first that it has begun; whether the money is back it says when it is asked about the
   refund, at once and then every ${minutes(CHECK_AGAIN_MS)} minutes. Where the answer to the request was lost, a repeat is refused: the
   admin looks at the gateway's own desk, and says that he has seen it. A phone that never changed hands is for sale again.
10. **The seller's money** is *held* until the buyer says that he has the phone, or until ${days(RELEASE_MS)} days after the
    seller said that he handed it over, if the buyer has not complained. A complaint, before the hand-over or after it,
    stops the clock: an admin turns it down or sends the money back. He also decides where neither side has said
    anything for ${days(SILENT_MS)} days, and where the buyer's account is closed: silence counts only of those who could have
    spoken. Nobody decides about a payment that he is party to. Then the money is *payout due* to the bKash, Nagad or
    bank account that the seller has named; an admin sends it and writes down the transfer's reference.

What was sold in person is asked about for ${days(RECEIPT_MS)} days, and no money of ours is in it.

## What holds whatever happens

- A phone is sold at most once.
- Every Taka that the gateway took is in exactly one place, and its payment's state says in which.
- A paid order never becomes unpaid.
- No attempt stays open for ever.
- Nothing is paid by a message.

\`tests/payments\` tries this after every step of thousands of random histories: several buyers, two phones, messages
early, late, twice, missing and forged, functions that die half-way, a gateway that does not answer, admins, sellers and
time. \`PAYMENT_RUNS=20000 npm run test:unit -- tests/payments\` tries more of them.
`;

/** `stateDiagram-v2`: one arrow for each pair of states, whoever may take it. */
function diagram(first: string, rows: readonly Row[], final: readonly string[]): string {
  const pairs = [...new Set(rows.map(({ from, to }) => `${from} --> ${to}`))];
  const arrows = pairs.map((pair) => {
    const movers = rows.filter(({ from, to }) => `${from} --> ${to}` === pair).map(({ by }) => by);
    return `  ${pair}: ${[...new Set(movers)].join(' or ')}`;
  });
  const lines = [
    'stateDiagram-v2',
    `  [*] --> ${first}`,
    ...arrows,
    ...final.map((one) => `  ${one} --> [*]`),
  ];
  return ['```mermaid', ...lines, '```'].join('\n');
}

const table = (columns: readonly string[], rows: readonly (readonly string[])[]) =>
  [columns, columns.map(() => '--'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const moves = (rows: readonly Row[]) =>
  table(
    ['from', 'to', 'by', 'why'],
    rows.map(({ from, to, by, why }) => [from, to, by, why]),
  );

const finalOf = (states: readonly string[], rows: readonly Row[]) =>
  states.filter((state) => rows.every(({ from }) => from !== state));

const PLACES: Readonly<Record<MoneyPlace, string>> = {
  none: 'none was taken',
  held: 'held for the seller',
  payoutDue: 'the seller’s, to be sent',
  paidOut: 'with the seller',
  refundDue: 'the buyer’s, to be sent back',
  refunded: 'back with the buyer',
};
const WAITS = { decide: 'decides', refund: 'has it sent back', payout: 'pays it out' } as const;

function placeRows(): string[][] {
  return PAYMENT_STATES.map((state) => {
    const waits = waitsFor(state, null);
    const complaint = waitsFor(state, 'notReceived') !== waits ? 'decides about a complaint' : '–';
    return [
      state,
      PAYMENT_WORDS[state],
      PLACES[MONEY_PLACES[state]],
      waits === null ? complaint : WAITS[waits],
    ];
  });
}

/** docs/payments.md as the two graphs make it. */
export function paymentsPage(): string {
  const orders = ORDER_MOVES.map(({ by, ...move }) => ({ ...move, by: by.join(' or ') }));
  const sections = [
    '## The payment',
    diagram('opening', PAYMENT_MOVES, finalOf(PAYMENT_STATES, PAYMENT_MOVES)),
    '“gateway” is what it answers to our own question; “time” is the reconciler.',
    moves(PAYMENT_MOVES),
    '## Where the money is',
    table(['state', 'in words', 'the money', 'an admin'], placeRows()),
    'Why a payment stands as it does, where its state alone does not say:',
    table(
      ['reason', 'in words'],
      PAYMENT_REASONS.map((reason) => [reason, PAYMENT_REASON_WORDS[reason]]),
    ),
    '## The order',
    diagram('booked', orders, finalOf(ORDER_STATUSES, orders)),
    '“server” is a payment, an admin’s decision about one, or a trigger.',
    moves(orders),
    table(
      ['state', 'in words'],
      ORDER_STATUSES.map((status) => [status, ORDER_WORDS[status]]),
    ),
  ];
  return `${[INTRODUCTION.trimEnd(), ...sections].join('\n\n')}\n`;
}
