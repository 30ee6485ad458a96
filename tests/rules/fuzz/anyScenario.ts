import fc from 'fast-check';
import { anyMutation, mutate } from './mutations/mutate.ts';
import type { Scenario } from './scenario.ts';
import { booking, bookingAgain, cancelling, report, unwish, wish } from './scenarios/buying.ts';
import { closed } from './scenarios/closed.ts';
import { advertising, edit, listing, newNumber, removal } from './scenarios/phones.ts';
import { profile } from './scenarios/profile.ts';

/** How often each kind comes; what has more to be wrong comes more often. */
const KINDS: readonly (readonly [weight: number, arbitrary: fc.Arbitrary<Scenario>])[] = [
  [14, profile],
  [24, listing],
  [16, edit],
  [5, newNumber],
  [5, advertising],
  [5, removal],
  [12, wish],
  [4, unwish],
  [16, booking],
  [10, bookingAgain],
  [6, cancelling],
  [12, report],
  [6, closed],
];

const whole = fc.oneof(...KINDS.map(([weight, arbitrary]) => ({ weight, arbitrary })));

/** Scenarios as they come, or with one thing changed. */
export const wholeOrChanged = (scenarios: fc.Arbitrary<Scenario>): fc.Arbitrary<Scenario> =>
  fc.oneof(
    { weight: 3, arbitrary: scenarios },
    {
      weight: 7,
      arbitrary: fc.tuple(scenarios, anyMutation).map(([scenario, mutation]) => mutate(scenario, mutation)),
    },
  );

/** Something that somebody may do (but for the closed collections), whole or with one thing changed. */
export const anyScenario = wholeOrChanged(whole);
