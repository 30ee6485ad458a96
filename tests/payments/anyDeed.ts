import { PRICE } from '@bns/domain';
import fc from 'fast-check';
import type { Deed } from './commands.ts';
import { type Deeds, MESSAGE_KINDS } from './deeds.ts';
import { CUSTOMER_ACTS, type Mood, type RefundMood } from './gateway.ts';

/** The first phone, the first buyer and the newest attempt more often: things happen where people meet. */
export const whom = {
  phone: fc.constantFrom<(0 | 1)[]>(0, 0, 0, 1),
  buyer: fc.constantFrom<(0 | 1 | 2)[]>(0, 0, 1, 1, 2),
};
const which = { attempt: fc.constantFrom(0, 0, 0, 1, 1, 2, 3) };
export const yes = fc.boolean();
export const door = fc.constantFrom('return' as const, 'notice' as const);
export const comes = fc.constantFrom<RefundMood[]>('success', 'success', 'processing', 'failed');
export const customer = fc.constantFrom('pay' as const, 'pay' as const, 'pay' as const, ...CUSTOMER_ACTS);
const kind = fc.constantFrom('true' as const, 'true' as const, ...MESSAGE_KINDS);
const tk = fc.constantFrom(PRICE.min, 31_000, 31_500, 600_000);

/** How often each comes, and what it depends on. */
const ASKED: { [Name in keyof Deeds]: [weight: number, asked: fc.Arbitrary<Deeds[Name]>] } = {
  book: [3, fc.record(whom)],
  pay: [6, fc.record(whom)],
  atGateway: [6, fc.record({ ...which, how: customer })],
  message: [6, fc.record({ ...which, kind, door, isSigned: yes })],
  reconcile: [4, fc.constant({})],
  checkAgain: [2, fc.record(which)],
  decide: [4, fc.record({ ...which, accept: yes })],
  refund: [4, fc.record({ ...which, comes })],
  payOut: [3, fc.record(which)],
  receive: [4, fc.record({ ...whom, received: yes })],
  handOver: [3, fc.record(whom)],
  cancel: [2, fc.record(whom)],
  decline: [1, fc.record(whom)],
  reprice: [2, fc.record({ phone: whom.phone, tk })],
  remove: [1, fc.record({ phone: whom.phone })],
  sell: [1, fc.record({ ...whom, toNobody: yes })],
  hide: [1, fc.record({ phone: whom.phone, isHidden: yes })],
  follow: [2, fc.record(whom)],
  account: [1, fc.record({ phone: whom.phone })],
};

const mood = fc.constantFrom<Mood[]>(...Array<Mood>(8).fill('well'), 'silent', 'lost');
const whole = fc.constant(null);
const cutOff = fc.constantFrom<(number | null)[]>(...Array<null>(7).fill(null), 1, 2, 3, 4, 6);

/** What became of a refund that was cut off nobody can tell but an admin at the gateway's own desk. */
const cutAtOf = (name: string): fc.Arbitrary<number | null> => (name === 'refund' ? whole : cutOff);

/** Anything that anybody does. */
export const anyDeed: fc.Arbitrary<Deed> = fc.oneof(
  ...Object.entries(ASKED).map(([name, [weight, asked]]) => ({
    weight,
    arbitrary: fc
      .record({ asked: asked as fc.Arbitrary<object>, mood, cutAt: cutAtOf(name) })
      .map((rest) => ({ name, ...rest }) as Deed),
  })),
);
