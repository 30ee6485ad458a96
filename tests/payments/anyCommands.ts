import fc from 'fast-check';
import { anyDeed, comes, customer, door, whom, yes } from './anyDeed.ts';
import { type Before, deed, type Deed, InTurn, Later, Together } from './commands.ts';
import type { Stage } from './stage.ts';

const DAY = 24 * 60;
const MINUTES = [0.1, 1, 2, 5, 10, 16, 61, DAY / 4, DAY + 60, 4 * DAY];

const single = anyDeed.map((one) => new Together([one]));
const several = fc.array(anyDeed, { minLength: 2, maxLength: 3 }).map((deeds) => new Together(deeds));
const later = fc.constantFrom(...MINUTES).map((minutes) => new Later(minutes));

const TRUE = { attempt: 0, kind: 'true', isSigned: true } as const;

/** What mostly happens: somebody books, presses Pay, pays, and a message tells of it. */
const purchase = fc
  .record({ ...whom, how: customer, by: door, isTold: yes })
  .map(({ how, by, isTold, ...pair }) => {
    const told = isTold ? [deed('message', { ...TRUE, door: by })] : [];
    const paid = deed('atGateway', { attempt: 0, how });
    return new InTurn([deed('book', pair), deed('pay', pair), paid, ...told]);
  });

/** What mostly comes of money: the phone changes hands or not, and an admin does what is his. */
const attempt = fc.constantFrom(0, 1);
const aftermath = fc
  .array(
    fc.oneof(
      fc.record({ ...whom, received: yes }).map((asked) => deed('receive', asked)),
      fc.record(whom).map((asked) => deed('handOver', asked)),
      fc.record({ attempt, accept: yes }).map((asked) => deed('decide', asked)),
      fc.record({ attempt, comes }).map((asked) => deed('refund', asked)),
      fc.record({ attempt }).map((asked) => deed('payOut', asked)),
      fc.constant(new Later(DAY)),
      fc.constant(deed('reconcile', {})),
    ),
    { minLength: 2, maxLength: 4 },
  )
  .map((steps) => new InTurn(steps));

/** Two press Pay at once, or one twice. */
const presses = fc.tuple(whom.buyer, whom.buyer, whom.phone).map(([one, other, phone]) => {
  const pairs = [one, other].map((buyer) => ({ buyer, phone }));
  const pressed = pairs.map((asked): Deed => ({ name: 'pay', asked, mood: 'well', cutAt: null }));
  return new InTurn([...pairs.map((pair) => deed('book', pair)), new Together(pressed)]);
});

/** Who pays when his attempt is over. */
const lateMoney = fc
  .record({ ...whom, minutes: fc.constantFrom(61, DAY / 4), by: door, isTold: yes })
  .map(({ minutes, by, isTold, ...pair }) => {
    const begun = [deed('book', pair), deed('pay', pair), new Later(minutes), deed('reconcile', {})];
    const seen = isTold ? [deed('message', { ...TRUE, door: by })] : [new Later(DAY), deed('reconcile', {})];
    return new InTurn([...begun, deed('atGateway', { attempt: 0, how: 'pay' }), ...seen]);
  });

/** A function dies while it opens a session. */
const cutOff = fc.record({ ...whom, cutAt: fc.constantFrom(2, 3, 4, 5, 6) }).map(({ cutAt, ...asked }) => {
  const pay = new Together([{ name: 'pay', asked, mood: 'well', cutAt }]);
  return new InTurn([deed('book', asked), pay, new Later(61), deed('reconcile', {})]);
});

/** How often each kind comes. */
const KINDS = [
  ...Array<typeof single>(6).fill(single),
  ...Array<typeof several>(4).fill(several),
  ...Array<typeof later>(4).fill(later),
  ...Array<typeof aftermath>(4).fill(aftermath),
  ...Array<typeof purchase>(3).fill(purchase),
  ...Array<typeof presses>(2).fill(presses),
  lateMoney,
  cutOff,
];

/** Rows of commands. @param replayPath how fast-check names a row that it has made smaller */
export const anyCommands = (maxCommands: number, replayPath?: string) =>
  fc.commands<Before, Stage, false>(KINDS, {
    maxCommands,
    size: 'max',
    ...(replayPath !== undefined && { replayPath }),
  });
